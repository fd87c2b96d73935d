import { useState } from 'react';
import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import { isEmbedded, siteAtom } from '@emberclutch/web/state';
import { pageColumn } from './page-column.ts';
import type { Elements } from './elements.ts';

interface Props {
  /** If undefined, the document keeps its title: a skeleton does not know the title, which the composed page may have set already. */
  title?: string | undefined;
  /** Whether the content is as wide as the window and has its own margins. */
  isWide?: boolean;
  children: Elements;
}

/** Main column of a page. Sets the document title, except in embed mode. Target of the skip link and of route changes. */
export function Page({ title, isWide = false, children }: Props) {
  const { name } = useAtomValue(siteAtom);
  return (
    <Main id={mainId} ref={claimId} tabIndex={-1} data-wide={isWide || undefined}>
      {!isEmbedded() && (title === undefined ? <CurrentTitle /> : <title>{`${title} · ${name}`}</title>)}
      {children}
    </Main>
  );
}

/** Space between the bar and the content. */
export const pageTop = 'clamp(12px, 1.6vw, 28px)';

const mainId = 'main';

/** A page that suspends again stays in the document, hidden. It gives up its id, because its skeleton has the same id. */
function claimId(main: HTMLElement) {
  main.id = mainId;
  return () => main.removeAttribute('id');
}

/** Renders the current title of the document; nothing in prerendered HTML. */
function CurrentTitle() {
  const [title] = useState(() => (typeof document === 'undefined' ? '' : document.title));
  return title && <title>{title}</title>;
}

const Main = styled.main`
  flex: 1;
  width: 100%;

  &:where(:not([data-wide])) {
    ${pageColumn}
    padding-block: ${pageTop} clamp(48px, 8vw, 96px);
  }
  &:where([data-wide]) {
    padding-top: ${pageTop};
  }
`;
