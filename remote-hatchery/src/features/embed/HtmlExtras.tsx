import { useQuery } from '@tanstack/react-query';
import { Panel } from '@emberclutch/web/ui/layout/Panel.tsx';
import { embedReleaseQueries } from '../../platform/api/embed-release.ts';
import { CodeBlock } from './CodeBlock.tsx';
import { copy } from './copy.ts';
import { cardsScript, frameMarkup, preloadLink, stylePolicy } from './element-markup.ts';
import type { Site } from './element-markup.ts';
import { serverCode } from './stack-code.ts';

interface Props {
  site: Site;
  tag: string;
  attributes: Record<string, string>;
}

/** What a page of plain HTML can do besides: load an element earlier, write it on its server, or frame it. */
export function HtmlExtras({ site, tag, attributes }: Props) {
  const { data: release } = useQuery(embedReleaseQueries.live());
  const preload = preloadLink(tag, site, attributes);
  const cards = cardsScript(tag, site, attributes);
  const server = serverCode(site, { tag, attributes });
  return (
    <>
      {cards !== null && (
        <Panel title={copy.cards}>
          <p>{copy.cardsLead}</p>
          <CodeBlock label={copy.cards} code={cards} />
        </Panel>
      )}
      {preload !== null && cards === null && (
        <Panel title={copy.preload}>
          <p>{copy.preloadLead}</p>
          <CodeBlock label={copy.preload} code={preload} />
        </Panel>
      )}
      {tag === 'emberclutch-asset' && (
        <Panel title={copy.frame}>
          <p>{copy.frameLead}</p>
          <CodeBlock label={copy.frame} code={frameMarkup(site, attributes['number'] ?? '')} />
        </Panel>
      )}
      {server !== null && (
        <Panel title={copy.server}>
          <p>{copy.serverLead}</p>
          <CodeBlock label={copy.server} code={server} />
          <p>{copy.serverPolicyLead}</p>
          <CodeBlock label={copy.serverPolicy} code={stylePolicy(release?.style)} />
        </Panel>
      )}
    </>
  );
}
