import type { NotificationKind } from '@emberclutch/web/state';

export const copy = {
  look: 'Day or night',
  looks: {
    system: { label: 'Like my device', hint: 'Changes when your device does.' },
    light: { label: 'Light', hint: 'Vellum and ink.' },
    dark: { label: 'Dark', hint: 'The observatory at night.' },
  },
  celebration: 'Celebrations',
  quiet: 'Keep it quiet',
  quietHint:
    'Golden finds are announced in one line, without the show. A device set to reduced motion is always respected.',
  notify: 'Tell me when',
  kinds: {
    cycleOpened: { label: 'a spawn cycle opens', hint: 'Eggs can be chosen again.' },
    cycleEnding: { label: 'a spawn cycle is about to end', hint: 'An hour before, or less.' },
    newSeason: { label: 'a new season is about to begin', hint: 'An hour before, or less.' },
    soldOut: { label: 'the eggs of a cycle are sold out', hint: 'Nothing left to choose.' },
  } satisfies Record<NotificationKind, { label: string; hint: string }>,
  storageHint: 'Preferences are kept in this browser. Changes apply at once, and signing out resets them.',
};
