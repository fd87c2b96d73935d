import { styled } from 'styled-components';
import type { RemotePage } from '@emberclutch/shared/contract/site';
import { Page } from '@emberclutch/shared/ui/Page';
import { PageHeading } from '@emberclutch/shared/ui/PageHeading';
import { Spinner } from '@emberclutch/shared/ui/Spinner';
import { copy } from './copy.ts';

/** What is known of a remote's page before the remote is here. Composed pages carry it, drawn in advance. */
export function RemotePlaceholder({ page: { title, head } }: { page: RemotePage }) {
  return (
    <Page title={title}>
      {head && <PageHeading {...head} />}
      <noscript>
        <Silent>{copy.noScript}</Silent>
      </noscript>
      <Waiting data-live>
        <Spinner size="full" label={copy.loading} />
      </Waiting>
    </Page>
  );
}

const Silent = styled.p`
  min-height: 60vh;
  color: ${({ theme }) => theme.color.inkSoft};
  font-family: ${({ theme }) => theme.font.display};
  font-size: ${({ theme }) => theme.size.m};
  font-style: italic;
`;

/** As high as the window, so that what stands below does not come and go. */
const Waiting = styled.div`
  min-height: 100vh;
`;
