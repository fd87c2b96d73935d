import { useContext } from 'react';
import type { ReactNode } from 'react';
import { StyleSheetContext } from 'styled-components';
import type { IStyleSheetContext } from 'styled-components';

type Compile = IStyleSheetContext['stylis'];

/** Rules by selector and source. Styles are static, so there are only as many as styled components. */
const cache = new Map<string, string[]>();
/** Far more than an application needs. */
const maxRules = 5_000;

/** Compiles each style once per thread. A new style sheet for each page would compile all styles of the page again. */
export function CachedRules({ children }: { children: ReactNode }) {
  const context = useContext(StyleSheetContext);
  return (
    <StyleSheetContext.Provider value={{ ...context, stylis: compilingOnce(context.stylis) }}>
      {children}
    </StyleSheetContext.Provider>
  );
}

function compilingOnce(compile: Compile): Compile {
  const compileOnce = (css: string, selector = '', prefix = '', componentId = '&') => {
    const key = `${selector} ${prefix} ${componentId} ${css}`;
    const rules = cache.get(key) ?? compile(css, selector, prefix, componentId);
    if (cache.size < maxRules) cache.set(key, rules);
    return rules;
  };
  return Object.assign(compileOnce, { hash: compile.hash });
}
