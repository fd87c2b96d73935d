import { createElement, useState } from 'react';
import { styled } from 'styled-components';
import { useQuery } from '@tanstack/react-query';
import { requiresScript } from '@emberclutch/contract/site/page-protocol.ts';
import { useSearchParams } from '@emberclutch/web/routing';
import { space } from '@emberclutch/web/theme/tokens.ts';
import { LinkTabs } from '@emberclutch/web/ui/controls/LinkTabs.tsx';
import { Panel } from '@emberclutch/web/ui/layout/Panel.tsx';
import { embedReleaseQueries } from '../../platform/api/embed-release.ts';
import { embedPath } from '../../platform/embed-path.ts';
import { CodeBlock } from './CodeBlock.tsx';
import { copy } from './copy.ts';
import { defineElements } from './define-elements.ts';
import { frameMarkup, preloadLink, stylePolicy } from './element-markup.ts';
import type { Site } from './element-markup.ts';
import { playgroundElements } from './playground-elements.ts';
import type { PlaygroundElement } from './playground-elements.ts';
import { PlaygroundField } from './PlaygroundField.tsx';
import { serverCode, stackCode } from './stack-code.ts';

/** One element at a time with options of a form, as it looks, and its code for each stack. Both choices stand in the address. */
export function Playground({ site }: { site: Site }) {
  const [search] = useSearchParams();
  const name = keyIn(playgroundElements, search.get('element')) ?? 'asset';
  const stack = keyIn(stackCode, search.get('stack')) ?? 'html';
  const { tag, lead, options, values }: PlaygroundElement = playgroundElements[name];
  // A number in the address names the asset that the visitor comes from.
  const number = search.get('number');
  const [typed, setTyped] = useState<Record<string, string>>(number === null ? {} : { number });
  const valueOf = (option: string): string => typed[option] ?? values[option] ?? '';
  const attributes = Object.fromEntries(options.map((option) => [option.name, valueOf(option.name)]));
  const given = Object.entries({ ...attributes, 'api-base': site.apiBase }).filter(
    ([, value]) => value !== '',
  );
  const server = stack === 'html' ? serverCode(site, { tag, attributes }) : null;
  const { data: release } = useQuery(embedReleaseQueries.live());
  const preload = stack === 'html' ? preloadLink(tag, site, attributes) : null;
  const to = (change: Record<string, string>) =>
    `${embedPath}?${new URLSearchParams({ ...Object.fromEntries(search), ...change })}`;

  return (
    <Panel title={copy.example}>
      <LinkTabs
        label={copy.elements}
        tabs={Object.entries(playgroundElements).map(([key, { label }]) => ({
          to: to({ element: key }),
          label,
          isCurrent: key === name,
        }))}
      />
      <Lead>{lead}</Lead>
      <Form {...requiresScript}>
        {options.map((option) => (
          <PlaygroundField
            key={option.name}
            option={option}
            value={valueOf(option.name)}
            onChange={(value) => setTyped((before) => ({ ...before, [option.name]: value }))}
          />
        ))}
      </Form>
      <Preview ref={() => void defineElements()} {...requiresScript}>
        {createElement(tag, { key: tag, ...Object.fromEntries(given) })}
      </Preview>
      <LinkTabs
        label={copy.stacks}
        tabs={Object.entries(copy.stackNames).map(([key, label]) => ({
          to: to({ stack: key }),
          label,
          isCurrent: key === stack,
        }))}
      />
      {stack !== 'html' && <Lead>{copy.packageLead}</Lead>}
      <CodeBlock label={copy.code} code={stackCode[stack](site, { tag, attributes })} />
      {preload !== null && (
        <>
          <Lead>{copy.preloadLead}</Lead>
          <CodeBlock label={copy.preload} code={preload} />
        </>
      )}
      {server !== null && (
        <>
          <Lead>{copy.serverLead}</Lead>
          <CodeBlock label={copy.server} code={server} />
          <Lead>{copy.serverPolicyLead}</Lead>
          <CodeBlock label={copy.serverPolicy} code={stylePolicy(release?.style)} />
        </>
      )}
      {name === 'asset' && stack === 'html' && (
        <>
          <Lead>{copy.frameLead}</Lead>
          <CodeBlock label={copy.frame} code={frameMarkup(site, valueOf('number'))} />
        </>
      )}
    </Panel>
  );
}

/** The key of a record that a parameter of the address names; null if it names none. */
const keyIn = <Key extends string>(record: Readonly<Record<Key, unknown>>, name: string | null): Key | null =>
  // Cast: `name` is a key of the record then.
  name !== null && Object.hasOwn(record, name) ? (name as Key) : null;

const Lead = styled.p`
  margin-block: ${space.s};
`;

const Preview = styled.div`
  margin-bottom: ${space.l};
`;

const Form = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr));
  gap: ${space.m};
  align-items: start;
  margin-bottom: ${space.l};
`;
