import { styled } from 'styled-components';
import { copy } from './copy.ts';
import sealed from './illustrations/sealed.svg';

/** Illustration beside the form, on wide screens. A stored file: the code that draws live eggs would double the page. */
export function SealedEgg() {
  return (
    <Figure>
      <img src={sealed} alt="" width={400} height={400} loading="lazy" />
      <figcaption>{copy.sealedEgg}</figcaption>
    </Figure>
  );
}

const Figure = styled.figure`
  padding: ${({ theme }) => theme.inset.frame};
  background: ${({ theme }) => theme.color.raised};
  border: 1px solid ${({ theme }) => theme.color.rule};
  border-radius: ${({ theme }) => theme.radius.s};

  img {
    width: 100%;
    aspect-ratio: 1;
  }
  figcaption {
    padding: ${({ theme }) => theme.space.m};
    border-top: 3px double ${({ theme }) => theme.color.rule};
    color: ${({ theme }) => theme.color.inkSoft};
    font-family: ${({ theme }) => theme.font.display};
    font-style: italic;
    text-align: center;
    text-wrap: balance;
  }
`;
