import { styled } from 'styled-components';
import { CopyText } from '../../platform/copy-text/CopyText.tsx';
import { color, font, radius, size, space } from '@emberclutch/web/theme/tokens.ts';
import { copy } from './copy.ts';

/** Code with a button that copies it. @param label what it is, for the name of the button */
export function CodeBlock({ label, code }: { label: string; code: string }) {
  return (
    <Block>
      <pre>
        <code>{code}</code>
      </pre>
      <CopyText label={copy.copyCode(label)} copied={copy.copied} text={() => code} />
    </Block>
  );
}

const Block = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xs};
  margin-block: ${space.xs} ${space.m};

  pre {
    margin: 0;
    padding: ${space.s};
    font-size: ${size.xs};
    line-height: 1.5;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    background: ${color.sunk};
    border: 1px solid ${color.rule};
    border-radius: ${radius.s};
  }
  code {
    padding: 0;
    font-family: ${font.code};
    font-size: inherit;
    background: none;
  }
`;
