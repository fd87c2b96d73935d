import { useEffect, useEffectEvent } from 'react';
import { hashKey, useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import { pageAttributes } from '@emberclutch/contract/site/page-protocol.ts';
import type { assetQueries } from '@emberclutch/web/api/assets.ts';
import { useHydratedValue, useIsHydrated } from '@emberclutch/web/ui/browser/use-hydrated-value.ts';
import { changePreferences, preferencesAtom } from '@emberclutch/web/state';
import { Alert } from '@emberclutch/web/ui/feedback/Alert.tsx';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { ButtonLink } from '@emberclutch/web/ui/controls/ButtonLink.tsx';
import { useOnScreen } from '@emberclutch/web/ui/browser/use-on-screen.ts';
import { color, size, space } from '@emberclutch/web/theme/tokens.ts';
import { errorMessage } from '@emberclutch/web/ui/feedback/error-message.ts';
import { errorMessages } from '../errors/error-messages.ts';
import { copy } from './copy.ts';

/** CSS pixels above the end at which the next page is requested: about three rows of cards. */
const nearDistance = 1_000;

interface Props {
  label: string;
  /** The page that the button adds. */
  nextPage: ReturnType<typeof assetQueries.dragonPage>;
  /** Query of the address at which the list begins with that page: for readers before hydration, and without scripts. */
  nextSearch: string;
  hasMore: boolean;
  isLoading: boolean;
  /** Why the next page could not be read. */
  error: Error | null;
  /** The button was pressed. */
  onMore: () => void;
  /** The end of the list is near, and the player wants it to go on by itself. */
  onNear: () => void;
}

/** The end of a list: the next page is requested when it comes near, and added on a press or, as a choice, by itself. */
export function LoadMore({ label, nextPage, nextSearch, hasMore, isLoading, error, onMore, onNear }: Props) {
  const queryClient = useQueryClient();
  const isHydrated = useIsHydrated();
  const hasAutoLoad = useHydratedValue(useAtomValue(preferencesAtom).hasAutoLoad, false);
  const [observe, isNear] = useOnScreen(nearDistance);
  // A failed page waits for a press.
  const isReady = isNear && hasMore && !isLoading && error === null;
  const handleNear = useEffectEvent(() => {
    if (hasAutoLoad) onNear();
    else void queryClient.prefetchQuery(nextPage);
  });
  const page = hashKey(nextPage.queryKey);
  useEffect(() => {
    if (isReady) handleNear();
  }, [isReady, hasAutoLoad, page]);

  return (
    <End ref={observe}>
      {error && (
        <Alert tone="danger" role="alert">
          {`${copy.moreFailed} ${errorMessage(error, errorMessages)}`}
        </Alert>
      )}
      {hasMore && (
        <>
          {isHydrated ? (
            <Button variant="quiet" isBusy={isLoading} onClick={onMore}>
              {label}
            </Button>
          ) : (
            <ButtonLink variant="quiet" to={nextSearch} rel="next">
              {label}
            </ButtonLink>
          )}
          <label {...{ [pageAttributes.requiresScript]: true }}>
            <input
              type="checkbox"
              checked={hasAutoLoad}
              onChange={({ target }) => changePreferences({ hasAutoLoad: target.checked })}
            />
            {copy.autoLoad}
          </label>
        </>
      )}
    </End>
  );
}

const End = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space.m};
  margin-top: ${space.xl};

  label {
    display: inline-flex;
    align-items: center;
    gap: ${space.xs};
    min-height: 40px;
    color: ${color.inkSoft};
    font-size: ${size.s};
  }
  [type='checkbox'] {
    width: 18px;
    height: 18px;
    accent-color: ${color.accent};
  }
`;
