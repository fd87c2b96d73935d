import { useAtomValue } from 'jotai';
import { chooseThemeMode, themeModeAtom } from '@emberclutch/web/state';
import { useHydratedValue } from '@emberclutch/web/ui/browser/use-hydrated-value.ts';
import { IconButton } from '../../platform/ui/IconButton.ts';
import { copy } from './copy.ts';

export function ThemeToggle() {
  const isDark = useHydratedValue(useAtomValue(themeModeAtom) === 'dark', false);
  return (
    <IconButton
      type="button"
      aria-label={isDark ? copy.bar.toLight : copy.bar.toDark}
      title={isDark ? copy.bar.toLight : copy.bar.toDark}
      onClick={() => chooseThemeMode(isDark ? 'light' : 'dark')}
    >
      <svg viewBox="0 0 24 24" width="22" aria-hidden="true">
        {isDark ? (
          <>
            <circle cx="12" cy="12" r="4.5" />
            <path d="M12 1.5v3M12 19.5v3M1.5 12h3M19.5 12h3M4.6 4.6l2.1 2.1M17.3 17.3l2.1 2.1M4.6 19.4l2.1-2.1M17.3 6.7l2.1-2.1" />
          </>
        ) : (
          <path d="M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5ZM16.5 4.5v4M14.5 6.5h4" />
        )}
      </svg>
    </IconButton>
  );
}
