import { useId } from 'react';
import type { ComponentProps } from 'react';
import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import {
  changePreferences,
  chooseThemeMode,
  followSystemTheme,
  notificationKinds,
  preferencesAtom,
  themeChoiceAtom,
} from '@emberclutch/web/state';
import { color, size, space } from '@emberclutch/web/theme/tokens.ts';
import { Panel } from '@emberclutch/web/ui/layout/Panel.tsx';
import { Stack, TabColumns } from '../layout/TabColumns.ts';
import { copy } from './copy.ts';

const looks = ['system', 'light', 'dark'] as const;

/** Preferences of this browser. Changes take effect immediately. */
export function PreferencesTab() {
  const currentLook = useAtomValue(themeChoiceAtom) ?? 'system';
  const { hasQuietCelebration, muted } = useAtomValue(preferencesAtom);

  const chooseLook = (look: (typeof looks)[number]) =>
    look === 'system' ? followSystemTheme() : chooseThemeMode(look);

  return (
    <TabColumns>
      <Stack>
        <Panel role="group" title={copy.look}>
          {looks.map((look) => (
            <Choice
              key={look}
              type="radio"
              name="look"
              {...copy.looks[look]}
              checked={look === currentLook}
              onChange={() => chooseLook(look)}
            />
          ))}
        </Panel>
        <Panel role="group" title={copy.celebration}>
          <Choice
            type="checkbox"
            label={copy.quiet}
            hint={copy.quietHint}
            checked={hasQuietCelebration}
            onChange={() => changePreferences({ hasQuietCelebration: !hasQuietCelebration })}
          />
        </Panel>
      </Stack>
      <Stack>
        <Panel role="group" title={copy.notify}>
          {notificationKinds.map((kind) => (
            <Choice
              key={kind}
              type="checkbox"
              {...copy.kinds[kind]}
              checked={!muted.includes(kind)}
              onChange={({ target }) =>
                changePreferences({
                  muted: notificationKinds.filter((candidate) =>
                    candidate === kind ? !target.checked : muted.includes(candidate),
                  ),
                })
              }
            />
          ))}
        </Panel>
        <StorageHint>{copy.storageHint}</StorageHint>
      </Stack>
    </TabColumns>
  );
}

interface ChoiceProps extends ComponentProps<'input'> {
  type: 'radio' | 'checkbox';
  label: string;
  hint: string;
}

function Choice({ label, hint, ...input }: ChoiceProps) {
  const hintId = useId();
  return (
    <ChoiceLabel>
      <input {...input} aria-describedby={hintId} />
      <span>
        {label}
        <Hint id={hintId}>{hint}</Hint>
      </span>
    </ChoiceLabel>
  );
}

const StorageHint = styled.p`
  color: ${color.inkSoft};
  font-size: ${size.s};
`;

const ChoiceLabel = styled.label`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space.s};
  align-items: start;
  padding: ${space.xs} 0;
  cursor: pointer;

  input {
    width: ${space.l};
    height: ${space.l};
    /* Centred on the first line at every text size. */
    margin: calc((1lh - ${space.l}) / 2) 0 0;
    accent-color: ${color.accent};
    cursor: pointer;
  }
`;

const Hint = styled.span`
  display: block;
  color: ${color.inkSoft};
  font-size: ${size.xs};
`;
