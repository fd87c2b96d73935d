import { styled } from 'styled-components';

/** Words with a dot between them: `House of Fire · Earth I`. Where the line breaks, the dot is left out. */
export const DotSeparated = ({ words }: { words: readonly string[] }) => (
  <Edge>
    <Words>
      {words.map((word, index) => (
        <Word key={word}>
          {index > 0 && <Dot> · </Dot>}
          {word}
        </Word>
      ))}
    </Words>
  </Edge>
);

/** Cuts off the dots at the beginning of lines, which are outside of it. */
const Edge = styled.span`
  display: block;
  overflow: clip;
`;

const dotWidth = '0.85em';

const Words = styled.span`
  display: flex;
  flex-wrap: wrap;
  margin-left: -${dotWidth};
`;

const Word = styled.span`
  position: relative;
  padding-left: ${dotWidth};
`;

const Dot = styled.span`
  position: absolute;
  left: 0;
  width: ${dotWidth};
  text-align: center;
`;
