import { pageAttributes, pageClasses, rootId } from '@emberclutch/contract/site/page-protocol.ts';
import { elementStyle } from './element-style.ts';
import type { Palette } from './palette.ts';
import { color, font, layers, media, radius, size, space, toVariable } from './tokens.ts';
import { variableCss } from './variables.ts';

const systemColors = Object.entries({
  page: 'Canvas',
  raised: 'Canvas',
  ink: 'CanvasText',
  inkSoft: 'CanvasText',
  inkFaint: 'CanvasText',
  rule: 'CanvasText',
  edge: 'CanvasText',
  accent: 'LinkText',
  accentInk: 'Canvas',
} as const satisfies Partial<Palette>)
  // Cast: `Object.entries` loses the key type.
  .map(([name, value]) => `${toVariable(name as keyof Palette)}:${value} !important;`)
  .join('');

/** Base style of every page. In the document, because browsers would compute all styles again after a script had inserted it. */
const globalCss = minify(`
  ${variableCss}

  html {
    /* The season's watercolor at the top of every page. 100vw, because it continues below the scroll bar. */
    background:
      radial-gradient(62rem 34rem at 88% -6rem, ${color.wash}, transparent 72%)
        0 0 / 100vw 48rem no-repeat,
      radial-gradient(56rem 38rem at -6% -4rem, ${color.secondWash}, transparent 70%)
        0 0 / 100vw 48rem no-repeat,
      ${color.page};
    /* Height of the top bar, below which sticky elements stop. In a short window, the bar scrolls out of view. */
    --bar: 64px;
    scroll-padding-top: 96px;
    overflow-y: scroll;
    text-size-adjust: 100%;
    /* A touch is answered in the season's colour instead of the browser's blue. */
    -webkit-tap-highlight-color: color-mix(in srgb, ${color.accent} 20%, transparent);
  }

  @media (forced-colors: active) {
    /* Forced colours replace the colours of text and lines, but not the colours of drawings, which use the text's colour here. */
    html {
      ${systemColors}
    }
  }

  @media ${media.short} {
    html { --bar: 0px; }
  }

  body {
    /* The paper's grain lies behind all content. */
    position: relative;
    margin: 0;
    min-height: 100dvh;
    color: ${color.ink};
    font-family: ${font.text};
    font-size: ${size.m};
    line-height: 1.6;
    -webkit-font-smoothing: antialiased;
    overflow-wrap: break-word;
    /* For elements as wide as a window with a scroll bar. */
    overflow-x: clip;
  }

  /* A new page is shown at once. Only a picture that both pages show moves, and a press during its move reaches the page. */
  ::view-transition { pointer-events: none; }
  :root { view-transition-name: none; }
  ::view-transition-group(*) { animation-duration: 200ms; }

  @media (prefers-reduced-motion: reduce) {
    ::view-transition-group(*),
    ::view-transition-old(*),
    ::view-transition-new(*) { animation: none; }
  }

  #root { min-height: 100dvh; display: flex; flex-direction: column; }

  /* elementStyle uses no props, so all its parts are strings. */
  ${elementStyle.join('')}
`);

function minify(css: string): string {
  return css.replaceAll(/\/\*.*?\*\//gs, '').replaceAll(/\s+/g, ' ');
}

/** CSS that every page has from its first paint. */
export const firstPaintCss = `${globalCss}
#${rootId}[hidden]{display:none!important}
.${pageClasses.hasSession} [${pageAttributes.prerendered}] [${pageAttributes.signedOut}]{visibility:hidden}
${writeStartFailureCss()}`;

/** Style of the boot script's message: the content security policy allows only styles of the page, so the script cannot add it. */
function writeStartFailureCss(): string {
  const message = `.${pageClasses.startFailure}`;
  return `${message}{position:relative;z-index:${layers.bar};padding:${space.l} max(${space.m},3.4vw,50vw - 664px);font-family:${font.text};background:${color.raised};border-bottom:3px double ${color.rule}}
${message}:has(h1){min-height:100vh;padding-block:22vh;background:none;border:0}
${message} :is(h1,h2){margin:0;font-size:${size.xxl}}
${message} p{margin:${space.xs} 0 ${space.m};color:${color.inkSoft};font:italic ${size.m} ${font.display}}
${message} :is(button,a){display:inline-block;margin:0 ${space.xs} ${space.xs} 0;padding:${space.s} ${space.m};font:inherit;text-decoration:none;cursor:pointer;color:${color.ink};background:${color.page};border:1px solid ${color.edge};border-radius:${radius.s}}
${message} button{color:${color.accentInk};background:${color.accent}}`;
}
