import { styled } from 'styled-components';
import { useQuery } from '@tanstack/react-query';
import { space } from '@emberclutch/web/theme/tokens.ts';
import { Page } from '@emberclutch/web/ui/layout/Page.tsx';
import { PageHeading } from '@emberclutch/web/ui/layout/PageHeading.tsx';
import { Panel } from '@emberclutch/web/ui/layout/Panel.tsx';
import { embedReleaseQueries } from '../../platform/api/embed-release.ts';
import { CodeBlock } from './CodeBlock.tsx';
import { copy, events, options } from './copy.ts';
import { Playground } from './Playground.tsx';
import { Reference } from './Reference.tsx';
import { contentPolicy, latestScript, pinnedScript } from './element-markup.ts';
import type { Site } from './element-markup.ts';
import { useEmbedSite } from './use-embed-site.ts';

/** How pages of other sites show parts of this one. */
export function EmbedPage() {
  const site = useEmbedSite();
  return (
    <Page title={copy.title}>
      <PageHeading eyebrow={copy.eyebrow} title={copy.title} lead={copy.lead} />
      <Panels>
        <ScriptPanel site={site} />
        <Playground site={site} />
        <Panel title={copy.options}>
          <Reference caption={copy.optionsCaption} rows={options} />
        </Panel>
        <Panel title={copy.events}>
          <Reference caption={copy.eventsCaption} rows={events} />
        </Panel>
        <Panel title={copy.policy}>
          <p>{copy.policyLead}</p>
          <CodeBlock label={copy.policy} code={contentPolicy(site)} />
        </Panel>
        <Panel title={copy.size}>
          <p>{copy.sizeText}</p>
        </Panel>
        <Panel title={copy.privacy}>
          <p>{copy.privacyText}</p>
        </Panel>
        <Panel title={copy.versions}>
          <p>{copy.versionsText}</p>
        </Panel>
      </Panels>
    </Page>
  );
}

function ScriptPanel({ site }: { site: Site }) {
  const { data: release, isPending } = useQuery(embedReleaseQueries.live());
  return (
    <Panel title={copy.script}>
      <p>{copy.scriptLead}</p>
      <p>{copy.followsReleases}</p>
      <CodeBlock label={copy.latestLabel} code={latestScript(site)} />
      <p>{copy.pinned}</p>
      {release ? (
        <CodeBlock label={copy.pinnedLabel} code={pinnedScript(site, release)} />
      ) : (
        <p role={isPending ? undefined : 'alert'}>
          {isPending ? copy.reading : copy.noPinned} <a href={releasePath}>{releasePath}</a>
        </p>
      )}
    </Panel>
  );
}

/** Says it to readers without scripts. */
const releasePath = '/embed/v1/release.json';

const Panels = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
  max-width: 880px;
`;
