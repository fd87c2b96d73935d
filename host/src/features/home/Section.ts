import { styled } from 'styled-components';

/** One section of the home page. */
export const Section = styled.section`
  padding: clamp(48px, 7vw, 96px) 0 0;
`;
