import { createElement, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { requiresScript } from '@emberclutch/contract/site/page-protocol.ts';
import { useSearchParams } from '@emberclutch/web/routing';
import { color, media, space } from '@emberclutch/web/theme/tokens.ts';
import { LinkTabs } from '@emberclutch/web/ui/controls/LinkTabs.tsx';
import { FailureCard } from '@emberclutch/web/ui/feedback/FailureCard.tsx';
import { embedElementsQueries } from '../../platform/api/embed-elements.ts';
import { embedPath } from '../../platform/embed-path.ts';
import { errorMessages } from '../../platform/errors/error-messages.ts';
import { CodeBlock } from './CodeBlock.tsx';
import { Columns } from './Columns.ts';
import { copy } from './copy.ts';
import type { Site } from './element-markup.ts';
import { HtmlExtras } from './HtmlExtras.tsx';
import { playgroundElements } from './playground-elements.ts';
import type { PlaygroundElement } from './playground-elements.ts';
import { PlaygroundField } from './PlaygroundField.tsx';
import { ScriptPanel } from './ScriptPanel.tsx';
import { stackCode } from './stack-code.ts';

/** One element at a time, first as it looks, with its code for each stack and a form of its options. Both choices stand in the address. */
export function Playground({ site }: { site: Site }) {
  const [search] = useSearchParams();
  const name = keyIn(playgroundElements, search.get('element')) ?? 'asset';
  const stack = keyIn(stackCode, search.get('stack')) ?? 'html';
  const { tag, lead, options, values, isWide }: PlaygroundElement = playgroundElements[name];
  // A number in the address names the asset that the visitor comes from.
  const number = search.get('number');
  const [typed, setTyped] = useState<Record<string, string>>(number === null ? {} : { number });
  const valueOf = (option: string): string => typed[option] ?? values[option] ?? '';
  const attributes = Object.fromEntries(options.map((option) => [option.name, valueOf(option.name)]));
  const to = (change: Record<string, string>) =>
    `${embedPath}?${new URLSearchParams({ ...Object.fromEntries(search), ...change })}`;

  return (
    <section aria-label={copy.example}>
      <LinkTabs
        label={copy.elements}
        tabs={Object.entries(playgroundElements).map(([key, { label }]) => ({
          to: to({ element: key }),
          label,
          isCurrent: key === name,
        }))}
      />
      <Spread data-wide={isWide || undefined}>
        <Stage>
          <LiveElement tag={tag} attributes={{ ...attributes, 'api-base': site.apiBase }} />
          <Lead>{lead}</Lead>
        </Stage>
        <Code>
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
        </Code>
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
      </Spread>
      <Columns>
        <ScriptPanel site={site} />
        {stack === 'html' && <HtmlExtras site={site} tag={tag} attributes={attributes} />}
      </Columns>
    </section>
  );
}

/** The element as a page of another site shows it. @param attributes that are empty are left out */
function LiveElement({ tag, attributes }: { tag: string; attributes: Record<string, string> }) {
  const elements = useQuery(embedElementsQueries.defined());
  const given = Object.entries(attributes).filter(([, value]) => value !== '');
  return (
    <Preview {...requiresScript}>
      {createElement(tag, { key: tag, ...Object.fromEntries(given) })}
      {elements.isError && (
        <FailureCard
          error={elements.error}
          title={copy.noElements}
          messages={errorMessages}
          onRetry={() => void elements.refetch()}
        />
      )}
    </Preview>
  );
}

/** The key of a record that a parameter of the address names; null if it names none. */
const keyIn = <Key extends string>(record: Readonly<Record<Key, unknown>>, name: string | null): Key | null =>
  // Cast: `name` is a key of the record then.
  name !== null && Object.hasOwn(record, name) ? (name as Key) : null;

/** A card has its code and options beside it; an element as wide as a page has them below it. */
const Spread = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l} ${space.xl};
  margin-block: ${space.l} ${space.xl};

  @media ${media.wide} {
    grid-template: 'stage code' auto 'stage form' 1fr / 320px minmax(0, 1fr);

    &:where([data-wide]) {
      /* A template with areas takes no repeat(). */
      grid-template: 'stage stage' auto 'code form' auto / minmax(0, 1fr) minmax(0, 1fr);
    }
  }
`;

const Stage = styled.div`
  @media ${media.wide} {
    grid-area: stage;
  }
`;

const Preview = styled.div`
  padding-bottom: ${space.m};
  border-bottom: 3px double ${color.rule};
`;

const Lead = styled.p`
  max-width: 66ch;
  margin-block: ${space.s};
  color: ${color.inkSoft};
`;

const Code = styled.div`
  @media ${media.wide} {
    grid-area: code;
  }
`;

const Form = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
  gap: ${space.m};
  align-content: start;

  @media ${media.wide} {
    grid-area: form;
  }
`;
