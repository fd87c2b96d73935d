import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import { useQuery } from '@tanstack/react-query';
import { siteAtom } from '@emberclutch/web/state';
import { space } from '@emberclutch/web/theme/tokens.ts';
import { Page } from '@emberclutch/web/ui/layout/Page.tsx';
import { PageHeading } from '@emberclutch/web/ui/layout/PageHeading.tsx';
import { Panel } from '@emberclutch/web/ui/layout/Panel.tsx';
import { embedReleaseQueries } from '../../platform/api/embed-release.ts';
import { AssetExample } from './AssetExample.tsx';
import { CodeBlock } from './CodeBlock.tsx';
import { copy, events, options } from './copy.ts';
import { defineElements } from './define-elements.ts';
import { HatcheryExample } from './HatcheryExample.tsx';
import { Reference } from './Reference.tsx';
import { contentPolicy, elementMarkup, latestScript, pinnedScript } from './element-markup.ts';
import type { Site } from './element-markup.ts';

/** How pages of other sites show parts of this one. */
export function EmbedPage() {
  const { apiBase, imageOrigins = [] } = useAtomValue(siteAtom);
  const site: Site = { origin: location.origin, apiBase, imageOrigins };
  return (
    <Page title={copy.title}>
      <PageHeading eyebrow={copy.eyebrow} title={copy.title} lead={copy.lead} />
      <Panels>
        <ScriptPanel site={site} />
        <AssetExample site={site} />
        <HatcheryExample site={site} />
        <Panel title={copy.collection}>
          <p>{copy.collectionLead}</p>
          <div ref={defineElements}>
            <emberclutch-collection limit="3" {...(apiBase !== '' && { 'api-base': apiBase })} />
          </div>
          <CodeBlock
            label={copy.collection}
            code={elementMarkup('emberclutch-collection', site, { limit: '3' })}
          />
        </Panel>
        <Panel title={copy.world}>
          <p>{copy.worldLead}</p>
          <CodeBlock label={copy.world} code={elementMarkup('emberclutch-world', site, {})} />
        </Panel>
        <Panel title={copy.countdown}>
          <p>{copy.countdownLead}</p>
          <CodeBlock label={copy.countdown} code={elementMarkup('emberclutch-countdown', site, {})} />
        </Panel>
        <Panel title={copy.spawn}>
          <p>{copy.spawnLead}</p>
          <CodeBlock label={copy.spawn} code={elementMarkup('emberclutch-spawn', site, {})} />
        </Panel>
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
        <p role={isPending ? undefined : 'alert'}>{isPending ? copy.reading : copy.noPinned}</p>
      )}
    </Panel>
  );
}

const Panels = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
  max-width: 880px;
`;
