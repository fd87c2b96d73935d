import { styled } from 'styled-components';

/** One part of the first page, with air above it. */
export const Section = styled.section`
  padding: clamp(48px, 7vw, 96px) 0 0;
`;
