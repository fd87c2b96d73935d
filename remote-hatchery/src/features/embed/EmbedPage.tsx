import { createElement } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import { parseEntityId } from '@emberclutch/contract/shape/entity-id.ts';
import { requiresScript } from '@emberclutch/contract/site/page-protocol.ts';
import { useSearchParams } from '@emberclutch/web/routing';
import { siteAtom } from '@emberclutch/web/state';
import { color, media, size, space, font, radius } from '@emberclutch/web/theme/tokens.ts';
import { useHydratedValue } from '@emberclutch/web/ui/browser/use-hydrated-value.ts';
import { FailureCard } from '@emberclutch/web/ui/feedback/FailureCard.tsx';
import { Page } from '@emberclutch/web/ui/layout/Page.tsx';
import { PageHeading } from '@emberclutch/web/ui/layout/PageHeading.tsx';
import { Panel } from '@emberclutch/web/ui/layout/Panel.tsx';
import { tableStyle } from '@emberclutch/web/ui/layout/table-style.ts';
import { embedReleaseQuery, embedElementsQuery } from '../../platform/api/embed.ts';
import { CopyText } from '../../platform/copy-text/CopyText.tsx';
import { errorMessages } from '../../platform/errors/error-messages.ts';
import { copy, events, options } from './copy.ts';
import {
  buildContentPolicy,
  buildElementMarkup,
  buildFrameMarkup,
  buildLatestScript,
  buildPinnedScript,
  exampleCode,
} from './element-markup.ts';
import type { Site } from './element-markup.ts';

/** Documents the elements for other sites, each with its markup. A number in the address selects the asset. */
export function EmbedPage() {
  const site = useEmbedSite();
  const [search] = useSearchParams();
  const number = parseEntityId(search.get('number') ?? '') ?? 1;
  const elements = useQuery(embedElementsQuery);
  return (
    <Page title={copy.title}>
      <PageHeading eyebrow={copy.eyebrow} title={copy.title} lead={copy.lead} />
      <Parts>
        <ScriptPanel site={site} />
        {elements.isError && (
          <FailureCard
            error={elements.error}
            title={copy.noElements}
            messages={errorMessages}
            onRetry={() => void elements.refetch()}
          />
        )}
        {createExamples(number).map((example) => (
          <ExamplePanel key={example.tag} site={site} example={example} />
        ))}
        <Panel title={copy.package}>
          <p>{copy.packageLead}</p>
          <Columns>
            {(['react', 'bundler', 'vue', 'federation'] as const).map((stack) => (
              <div key={stack}>
                <h3>{copy.stacks[stack]}</h3>
                <CodeBlock label={copy.stacks[stack]} code={exampleCode[stack](site, number)} />
              </div>
            ))}
          </Columns>
        </Panel>
        <Columns>
          <Panel title={copy.frame}>
            <p>{copy.frameLead}</p>
            <CodeBlock label={copy.frame} code={buildFrameMarkup(site, number)} />
          </Panel>
          <Panel title={copy.policy}>
            <p>{copy.policyLead}</p>
            <CodeBlock label={copy.policy} code={buildContentPolicy(site)} />
          </Panel>
          <Panel title={copy.options}>
            <Reference caption={copy.optionsCaption} rows={options} />
          </Panel>
          <Panel title={copy.events}>
            <Reference caption={copy.eventsCaption} rows={events} />
          </Panel>
          <Panel title={copy.size}>
            <p>{copy.sizeText}</p>
          </Panel>
          <Panel title={copy.privacy}>
            <p>{copy.privacyText}</p>
          </Panel>
        </Columns>
      </Parts>
    </Page>
  );
}

/** The addresses of the script that defines the elements: the latest address follows the releases, the pinned address never changes. */
function ScriptPanel({ site }: { site: Site }) {
  const { data: release, isPending } = useQuery(embedReleaseQuery);
  return (
    <Panel title={copy.script}>
      <p>{copy.scriptLead}</p>
      <Columns>
        <div>
          <p>{copy.followsReleases}</p>
          <CodeBlock label={copy.latestLabel} code={buildLatestScript(site)} />
        </div>
        <div>
          <p>{copy.pinned}</p>
          {release ? (
            <CodeBlock label={copy.pinnedLabel} code={buildPinnedScript(site, release)} />
          ) : (
            <p role={isPending ? undefined : 'alert'}>
              <span>{isPending ? copy.reading : copy.noPinned}</span> <a href={releasePath}>{releasePath}</a>
            </p>
          )}
        </div>
      </Columns>
    </Panel>
  );
}

/** Also a link, for readers without scripts, who do not see the pinned address. */
const releasePath = '/embed/v1/release.json';

function ExamplePanel({ site, example }: { site: Site; example: Example }) {
  const { tag, title, lead, attributes, width } = example;
  return (
    <Panel title={title}>
      <Spread data-width={width}>
        <div {...requiresScript}>
          {createElement(tag, { ...attributes, ...(site.apiBase !== '' && { 'api-base': site.apiBase }) })}
        </div>
        <div>
          <p>{lead}</p>
          <CodeBlock label={title} code={buildElementMarkup(tag, site, attributes)} />
        </div>
      </Spread>
    </Panel>
  );
}

interface ReferenceProps {
  caption: string;
  rows: readonly (readonly [name: string, effect: string])[];
}

const Reference = ({ caption, rows }: ReferenceProps) => (
  <ReferenceFrame>
    <table>
      <caption>{caption}</caption>
      <tbody>
        {rows.map(([name, effect]) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>{effect}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </ReferenceFrame>
);

/** The public address of this site. If it is not configured, the edge writes a placeholder host, and the browser replaces it. */
function useEmbedSite(): Site {
  const { name, publicUrl, slug, apiBase, imageOrigins = [] } = useAtomValue(siteAtom);
  const renderedOrigin = publicUrl ?? `https://${slug}.example`;
  const visitedOrigin = typeof location === 'undefined' ? renderedOrigin : location.origin;
  return {
    name,
    origin: useHydratedValue(publicUrl ?? visitedOrigin, renderedOrigin),
    apiBase,
    imageOrigins,
  };
}

interface Example {
  tag: string;
  title: string;
  lead: string;
  attributes: Readonly<Record<string, string>>;
  /** Its width in a wide window: the width of a card, most of the page, or the whole page. */
  width: 'card' | 'wide' | 'full';
}

const createExamples = (number: number): Example[] => [
  { tag: 'emberclutch-asset', ...copy.asset, attributes: { number: String(number) }, width: 'card' },
  { tag: 'emberclutch-countdown', ...copy.countdown, attributes: {}, width: 'card' },
  { tag: 'emberclutch-spawn', ...copy.spawn, attributes: {}, width: 'card' },
  {
    tag: 'emberclutch-hatchery',
    ...copy.hatchery,
    attributes: { limit: '6', order: 'rarest' },
    width: 'full',
  },
  { tag: 'emberclutch-world', ...copy.world, attributes: {}, width: 'wide' },
];

function CodeBlock({ label, code }: { label: string; code: string }) {
  return (
    <Block>
      <pre>
        <code>{code}</code>
      </pre>
      <CopyText label={copy.copyCode(label)} copiedMessage={copy.copied} getText={() => code} />
    </Block>
  );
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xl};

  p {
    max-width: 66ch;
    margin-bottom: ${space.s};
    color: ${color.inkSoft};
  }
  h3 {
    margin-bottom: ${space.xs};
    font-size: ${size.m};
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l} ${space.xl};

  @media ${media.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** A card has its markup beside it; an element as wide as a page has it below. */
const Spread = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m} ${space.xl};

  @media ${media.wide} {
    &:where([data-width='card']) {
      grid-template-columns: 320px minmax(0, 1fr);
    }
    &:where([data-width='wide']) {
      grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
    }
  }
`;

const ReferenceFrame = styled.div`
  ${tableStyle}

  th {
    font-weight: inherit;
    vertical-align: top;
  }
`;

const Block = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xs};
  margin-block: ${space.xs} ${space.m};

  pre {
    margin: 0;
    padding: ${space.s};
    font-size: ${size.xs};
    line-height: 1.5;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    background: ${color.sunk};
    border: 1px solid ${color.rule};
    border-radius: ${radius.s};
  }
  code {
    padding: 0;
    font-family: ${font.code};
    font-size: inherit;
    background: none;
  }
`;
