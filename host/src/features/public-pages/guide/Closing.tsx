import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface Props {
  title: string;
  children: ReactNode;
}

/** How a page ends: one sentence, and where to go from here. */
export function Closing({ title, children }: Props) {
  return (
    <Foot aria-labelledby="closing">
      <h2 id="closing">{title}</h2>
      <div>{children}</div>
    </Foot>
  );
}

const Foot = styled.section`
  display: grid;
  justify-items: center;
  gap: ${({ theme }) => theme.space.l};
  padding: clamp(40px, 6vw, 72px) clamp(16px, 4vw, 40px);
  text-align: center;
  background: linear-gradient(
    100deg,
    ${({ theme }) => theme.color.wash},
    ${({ theme }) => theme.color.washToo}
  );
  border-block: 3px double ${({ theme }) => theme.color.rule};

  h2 {
    max-width: 24ch;
    font-size: ${({ theme }) => theme.size.xxl};
  }
  div {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: ${({ theme }) => theme.space.s};
  }
`;
