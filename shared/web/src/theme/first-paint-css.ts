import { pageAttributes, pageClasses, rootId } from '@emberclutch/contract/site/page-protocol.ts';
import { globalCss } from './global-css.ts';
import { color, font, layers, radius, size, space } from './tokens.ts';

/** CSS that every page has from its first paint. */
export const firstPaintCss = `${globalCss}
#${rootId}[hidden]{display:none!important}
.${pageClasses.hasSession} [${pageAttributes.prerendered}] [${pageAttributes.signedOut}]{visibility:hidden}
${startFailureCss()}`;

/**
 * Style of the boot script's error message. The script cannot add styles itself, because the content security policy allows only
 * those of the page.
 */
function startFailureCss(): string {
  const message = `.${pageClasses.startFailure}`;
  return `${message}{position:relative;z-index:${layers.bar};padding:${space.l} max(${space.m},3.4vw,50vw - 664px);font-family:${font.text};background:${color.raised};border-bottom:3px double ${color.rule}}
${message}:has(h1){min-height:100vh;padding-block:22vh;background:none;border:0}
${message} :is(h1,h2){margin:0;font-size:${size.xxl}}
${message} p{margin:${space.xs} 0 ${space.m};color:${color.inkSoft};font:italic ${size.m} ${font.display}}
${message} :is(button,a){display:inline-block;margin:0 ${space.xs} ${space.xs} 0;padding:${space.s} ${space.m};font:inherit;text-decoration:none;cursor:pointer;color:${color.ink};background:${color.page};border:1px solid ${color.edge};border-radius:${radius.s}}
${message} button{color:${color.accentInk};background:${color.accent}}`;
}
