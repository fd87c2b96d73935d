import { useState } from 'react';
import { styled } from 'styled-components';
import { space } from '@emberclutch/web/theme/tokens.ts';
import { ChoiceGroup } from '@emberclutch/web/ui/controls/ChoiceGroup.tsx';
import { Panel } from '@emberclutch/web/ui/layout/Panel.tsx';
import { CodeBlock } from './CodeBlock.tsx';
import { copy } from './copy.ts';
import { defineElements } from './define-elements.ts';
import { elementMarkup } from './element-markup.ts';
import type { Site } from './element-markup.ts';
import { ExampleForm } from './ExampleForm.ts';

const optionsOf = <Value extends string>(labels: Record<Value, string>) =>
  // Cast: `Object.entries` forgets the keys of a record.
  (Object.entries(labels) as [Value, string][]).map(([value, label]) => ({ value, label }));

const states = optionsOf(copy.states);
const orders = optionsOf(copy.orders);
const limits = optionsOf({ '3': '3', '6': '6', '12': '12' });

/** The element of the hatchery with the options of a form, and the markup of what is shown. */
export function HatcheryExample({ site }: { site: Site }) {
  const [state, setState] = useState<keyof typeof copy.states>('all');
  const [order, setOrder] = useState<keyof typeof copy.orders>('newest');
  const [limit, setLimit] = useState<'3' | '6' | '12'>('6');
  const options = {
    limit,
    ...(order !== 'newest' && { order }),
    ...(state !== 'all' && { state }),
    ...(site.apiBase !== '' && { 'api-base': site.apiBase }),
  };

  return (
    <Panel title={copy.hatchery}>
      <p>{copy.hatcheryLead}</p>
      <Example>
        <ExampleForm>
          <ChoiceGroup label={copy.state} options={states} chosen={state} onChoice={setState} />
          <ChoiceGroup label={copy.order} options={orders} chosen={order} onChoice={setOrder} />
          <ChoiceGroup label={copy.limit} options={limits} chosen={limit} onChoice={setLimit} />
        </ExampleForm>
        <div ref={defineElements}>
          <emberclutch-hatchery {...options} />
        </div>
      </Example>
      <CodeBlock label={copy.hatcheryMarkup} code={elementMarkup('emberclutch-hatchery', site, options)} />
    </Panel>
  );
}

const Example = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
  margin-bottom: ${space.m};
`;
