import type { ReactNode } from 'react';
import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import { isEmbedded, siteAtom } from '@emberclutch/shared/state';

interface Props {
  title: string;
  children: ReactNode;
}

/** Main column of a page. Sets the document title, except in embed mode. Target of the skip link and of route changes. */
export function Page({ title, children }: Props) {
  const { name } = useAtomValue(siteAtom);
  return (
    <Main id="main" tabIndex={-1}>
      {!isEmbedded() && <title>{`${title} · ${name}`}</title>}
      {children}
    </Main>
  );
}

const Main = styled.main`
  flex: 1;
  width: 100%;
  max-width: 1240px;
  margin: 0 auto;
  padding: clamp(28px, 5vw, 64px) clamp(16px, 4.5vw, 56px) clamp(48px, 8vw, 96px);
`;
