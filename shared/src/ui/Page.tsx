import type { ReactNode } from 'react';
import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import { isEmbedded, siteAtom } from '@emberclutch/shared/state';

interface Props {
  title: string;
  children: ReactNode;
}

/** The main column of a page, and its title in the tab, where the tab is ours. The skip link and route changes bring focus here. */
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
