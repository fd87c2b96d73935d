import { useState } from 'react';
import { styled } from 'styled-components';
import { useSearchParams } from '@emberclutch/web/routing';
import { media, space } from '@emberclutch/web/theme/tokens.ts';
import { ChoiceGroup } from '@emberclutch/web/ui/controls/ChoiceGroup.tsx';
import { TextField } from '@emberclutch/web/ui/controls/TextField.tsx';
import { Panel } from '@emberclutch/web/ui/layout/Panel.tsx';
import { CodeBlock } from './CodeBlock.tsx';
import { copy } from './copy.ts';
import { defineElements } from './define-elements.ts';
import { elementMarkup, frameMarkup } from './element-markup.ts';
import { ExampleForm } from './ExampleForm.ts';
import type { Site } from './element-markup.ts';

const themes = (['auto', 'light', 'dark'] as const).map((value) => ({ value, label: copy.themes[value] }));

/** The element of one asset with options of a form, the markup of what is shown, and the frame of the same. */
export function AssetExample({ site }: { site: Site }) {
  const [search] = useSearchParams();
  const [number, setNumber] = useState(search.get('number') ?? '1');
  const [theme, setTheme] = useState<'auto' | 'light' | 'dark'>('auto');
  const [accent, setAccent] = useState('');
  const options = { number, theme: theme === 'auto' ? '' : theme, accent };

  return (
    <>
      <Panel title={copy.example}>
        <Example>
          <ExampleForm>
            <TextField
              label={copy.number}
              inputMode="numeric"
              value={number}
              onChange={(event) => setNumber(event.target.value)}
            />
            <ChoiceGroup label={copy.theme} options={themes} chosen={theme} onChoice={setTheme} />
            <TextField
              label={copy.accent}
              hint={copy.accentHint}
              value={accent}
              onChange={(event) => setAccent(event.target.value)}
            />
          </ExampleForm>
          <div ref={defineElements}>
            <emberclutch-asset
              number={number}
              theme={theme}
              {...(accent !== '' && { accent })}
              {...(site.apiBase !== '' && { 'api-base': site.apiBase })}
            />
          </div>
        </Example>
        <CodeBlock label={copy.markup} code={elementMarkup('emberclutch-asset', site, options)} />
      </Panel>
      <Panel title={copy.frame}>
        <p>{copy.frameLead}</p>
        <CodeBlock label={copy.frame} code={frameMarkup(site, number)} />
      </Panel>
    </>
  );
}

const Example = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 320px);
  gap: ${space.l};
  margin-bottom: ${space.m};

  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
