import { createGlobalStyle } from 'styled-components';
import { elementStyle, variableCssOf } from '@emberclutch/shared/theme';

/** Paper, ink and type of what is shown on a page of others: lives in a shadow root, so that nothing gets out or in. */
export const EmbedStyle = createGlobalStyle`
  .embed {
    /* Type and ink of the page around are inherited into a shadow root. */
    all: initial;
    display: flex;
    flex-direction: column;
    isolation: isolate;
    color: ${({ theme }) => theme.color.ink};
    background: ${({ theme }) => theme.color.page};
    font-family: ${({ theme }) => theme.font.text};
    font-size: ${({ theme }) => theme.size.m};
    line-height: 1.6;
    -webkit-font-smoothing: antialiased;
    overflow-wrap: break-word;
  }

  ${variableCssOf('.embed')}

  ${elementStyle}
`;
