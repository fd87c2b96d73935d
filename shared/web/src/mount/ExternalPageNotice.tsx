import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import { useLocation } from '@emberclutch/web/routing';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { authStateAtom, siteAtom } from '@emberclutch/web/state';
import { buttonAttributes, buttonLook } from '../ui/controls/button-look.ts';
import { ButtonLink } from '../ui/controls/ButtonLink.tsx';
import { Page } from '../ui/layout/Page.tsx';
import { PageHeading } from '../ui/layout/PageHeading.tsx';
import { copy } from './copy.ts';
import { findFirstPage, pageAt } from './mounted-remote.ts';
import type { MountedRemote } from './mounted-remote.ts';

interface Props {
  pages: MountedRemote['pages'];
  /** URL of the complete site, if known. */
  siteUrl: string | undefined;
}

/** Shown instead of a page of another remote, such as the collection after sign-in. */
export function ExternalPageNotice({ pages, siteUrl }: Props) {
  const { isAuthenticated } = useAtomValue(authStateAtom);
  const { name } = useAtomValue(siteAtom);
  const { pathname, search, hash } = useLocation();
  const hasSignedIn = isAuthenticated && pageAt(pages, paths.login);
  const title = hasSignedIn ? copy.signedIn : copy.notHere;
  const first = findFirstPage(pages, isAuthenticated);
  return (
    <Page title={title}>
      <PageHeading
        title={title}
        eyebrow={name}
        lead={copy.onlyPart(name)}
        actions={
          <>
            {siteUrl !== undefined && (
              <SiteLink href={siteUrl + pathname + search + hash} {...buttonAttributes('quiet')}>
                {copy.open(name)}
              </SiteLink>
            )}
            {first && <ButtonLink to={first.path}>{first.title}</ButtonLink>}
          </>
        }
      />
    </Page>
  );
}

const SiteLink = styled.a`
  ${buttonLook}
`;
