import { Page } from '@emberclutch/web/ui/layout/Page.tsx';
import { PageHeading } from '@emberclutch/web/ui/layout/PageHeading.tsx';
import { Panel } from '@emberclutch/web/ui/layout/Panel.tsx';
import { CodeBlock } from './CodeBlock.tsx';
import { Columns } from './Columns.ts';
import { copy, events, options } from './copy.ts';
import { Playground } from './Playground.tsx';
import { Reference } from './Reference.tsx';
import { contentPolicy } from './element-markup.ts';
import { useEmbedSite } from './use-embed-site.ts';

/** How pages of other sites show parts of this one. */
export function EmbedPage() {
  const site = useEmbedSite();
  return (
    <Page title={copy.title}>
      <PageHeading eyebrow={copy.eyebrow} title={copy.title} lead={copy.lead} />
      <Playground site={site} />
      <Columns>
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
      </Columns>
    </Page>
  );
}
