import { createGlobalStyle } from 'styled-components';
import { color, font, size } from '../theme/tokens.ts';
import { elementStyle } from '../theme/element-style.ts';
import { variableCssOf } from '../theme/variables.ts';

/** Base style of an embedded remote. Lives in a shadow root, so that neither page affects the other. */
export const EmbedStyle = createGlobalStyle`
  .embed {
    /* Fonts and colours of the embedding page are inherited into a shadow root. */
    all: initial;
    container-type: inline-size;
    /* Top of sticky elements: there is no top bar as on our own pages. */
    --guide-top: 0px;
    display: flex;
    flex-direction: column;
    isolation: isolate;
    color: ${color.ink};
    background: ${color.page};
    font-family: ${font.text};
    font-size: ${size.m};
    line-height: 1.6;
    -webkit-font-smoothing: antialiased;
    overflow-wrap: break-word;
  }

  ${variableCssOf('.embed')}

  ${elementStyle}
`;
