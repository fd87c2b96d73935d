import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import {
  changePreferences,
  chooseThemeMode,
  followSystemTheme,
  notificationKinds,
  preferencesAtom,
  themeChoiceAtom,
} from '@emberclutch/shared/state';
import { Panel } from '@emberclutch/shared/ui/Panel';
import { lazyCopy } from '../../lazy-copy.ts';
import { Columns } from '../profile/Columns.ts';
import { Choice } from './Choice.tsx';

const looks = ['system', 'light', 'dark'] as const;

/** How this browser should behave. Every choice is made at once. */
export function PreferencesTab() {
  const chosenLook = useAtomValue(themeChoiceAtom) ?? 'system';
  const { hasQuietCelebration, muted } = useAtomValue(preferencesAtom);
  const words = lazyCopy.preferences;

  const chooseLook = (look: (typeof looks)[number]) =>
    look === 'system' ? followSystemTheme() : chooseThemeMode(look);

  return (
    <Columns>
      <Stack>
        <Panel as="fieldset">
          <Legend>{words.look}</Legend>
          {looks.map((look) => (
            <Choice
              key={look}
              type="radio"
              name="look"
              {...words.looks[look]}
              checked={look === chosenLook}
              onChange={() => chooseLook(look)}
            />
          ))}
        </Panel>
        <Panel as="fieldset">
          <Legend>{words.celebration}</Legend>
          <Choice
            type="checkbox"
            label={words.quiet}
            hint={words.quietHint}
            checked={hasQuietCelebration}
            onChange={() => changePreferences({ hasQuietCelebration: !hasQuietCelebration })}
          />
        </Panel>
      </Stack>
      <Stack>
        <Panel as="fieldset">
          <Legend>{words.notify}</Legend>
          {notificationKinds.map((kind) => (
            <Choice
              key={kind}
              type="checkbox"
              {...words.kinds[kind]}
              checked={!muted.includes(kind)}
              onChange={({ target }) =>
                changePreferences({
                  muted: notificationKinds.filter((other) =>
                    other === kind ? !target.checked : muted.includes(other),
                  ),
                })
              }
            />
          ))}
        </Panel>
        <Place>{words.place}</Place>
      </Stack>
    </Columns>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.l};
`;

/** A legend sits in the border of its fieldset unless it floats. */
const Legend = styled.legend`
  float: left;
  width: 100%;
  padding: 0 0 ${({ theme }) => theme.space.s};
  margin-bottom: ${({ theme }) => theme.space.s};
  border-bottom: 3px double ${({ theme }) => theme.color.rule};
  font-family: ${({ theme }) => theme.font.display};
  font-size: ${({ theme }) => theme.size.l};
  font-weight: 500;
  line-height: 1.12;
  letter-spacing: -0.012em;

  & + * {
    clear: both;
  }
`;

const Place = styled.p`
  color: ${({ theme }) => theme.color.inkSoft};
  font-size: ${({ theme }) => theme.size.s};
`;
