import { useLocation } from '@emberclutch/web/routing';
import { ButtonLink } from '@emberclutch/web/ui/controls/ButtonLink.tsx';
import { EmptyState } from '@emberclutch/web/ui/feedback/EmptyState.tsx';
import { copy } from './copy.ts';
import { readWorldView, worldViewParams } from './world-view.ts';

/** In place of the map where scripts are disabled: the way to the list of the same dragons, with the filter of the map. */
export function MapWithoutScripts() {
  const { pathname, search } = useLocation();
  const params = new URLSearchParams(search);
  const list = worldViewParams({ ...readWorldView(params), isList: true, at: null }, params);
  return (
    <noscript>
      <EmptyState
        level={1}
        title={copy.title}
        action={<ButtonLink to={`${pathname}?${list}`}>{copy.asList}</ButtonLink>}
      >
        {copy.noScript}
      </EmptyState>
    </noscript>
  );
}
