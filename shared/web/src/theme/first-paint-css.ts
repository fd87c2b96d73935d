import { pageAttributes, pageClasses, rootId } from '@emberclutch/contract/site/page-protocol.ts';
import { globalCss } from './global-css.ts';
import { color, font, layers, radius, space, weight } from './tokens.ts';

/** CSS of every page from its first paint on. */
export const firstPaintCss = `${globalCss}
#${rootId}[hidden]{display:none!important}
.${pageClasses.hasSession} [${pageAttributes.prerendered}] [${pageAttributes.signedOut}]{visibility:hidden}
${startFailureCss()}`;

/**
 * The message of the boot script, which cannot bring its own styles: the content security policy allows only styles of the
 * page.
 */
function startFailureCss(): string {
  const message = `.${pageClasses.startFailure}`;
  return `${message}{position:relative;z-index:${layers.bar};padding:${space.l} ${space.m};text-align:center;font-family:${font.text};background:${color.raised};border-bottom:1px solid ${color.rule}}
${message} :is(h1,h2){margin:0;font:${weight.bold} 1.5rem ${font.display}}
${message} p{margin:${space.s} 0 ${space.m}}
${message} :is(button,a){display:inline-block;margin:${space.xxs};padding:${space.s} ${space.m};font:inherit;text-decoration:none;cursor:pointer;color:${color.ink};background:${color.page};border:1px solid ${color.edge};border-radius:${radius.s}}
${message} button{color:${color.accentInk};background:${color.accent}}`;
}
