import { useRef, useEffect, useEffectEvent } from 'react';
import type { RefObject, MouseEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { createGlobalStyle, styled } from 'styled-components';
import { useLocation, useNavigationType } from '@emberclutch/web/routing';
import { changeComparedIds, comparedIdsAtom, endCompareMode, maxCompared } from '@emberclutch/web/state';
import { assetQueries } from '../../../api/assets.ts';
import { notPrinted } from '../../../theme/not-printed.ts';
import { color, layers, media, radius, shadow, size, space } from '../../../theme/tokens.ts';
import { focusNeighbor } from '../../browser/use-focus-after-render.ts';
import { ownPage } from '../../browser/own-page.ts';
import { rememberEntry } from '../../browser/remember-entry.ts';
import { Button } from '../../controls/Button.tsx';
import { ButtonLink } from '../../controls/ButtonLink.tsx';
import { formatSpecimenNumber } from '@emberclutch/contract/asset/specimen-number.ts';
import { AssetPicture } from '../AssetPicture.tsx';
import { compareSwitchAttribute } from './CompareSwitch.tsx';
import { writeCompareAddress } from './compare-address.ts';
import { copy } from './select-copy.ts';

/** The assets that are selected for a comparison, in a bar at the bottom of the window. `path` is the page that shows the comparison. */
export function CompareBar({ path }: { path: string }) {
  const ids = useAtomValue(comparedIdsAtom) ?? [];
  const bar = useRef<HTMLElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const handleOpen = useReturnToList(link);

  const handleClear = () => {
    changeComparedIds(() => []);
    bar.current?.focus({ preventScroll: true });
  };
  const handleEnd = () => {
    const main = bar.current?.closest('main');
    const next = main?.querySelector<HTMLElement>(`[${compareSwitchAttribute}]`) ?? main;
    endCompareMode();
    next?.focus({ preventScroll: true });
  };

  return (
    <Bar ref={bar} aria-label={copy.bar} tabIndex={-1} {...notPrinted}>
      <ScrollPadding />
      <Slots>
        {Array.from({ length: maxCompared }, (_, index) => (
          <ComparedSlot
            key={ids[index] ?? `free-${index}`}
            id={ids[index]}
            onEmptied={() => bar.current?.focus({ preventScroll: true })}
          />
        ))}
      </Slots>
      <Status role="status">{copy.chosen(ids.length, maxCompared)}</Status>
      <Actions>
        <Button size="s" variant="quiet" onClick={handleEnd}>
          {copy.end}
        </Button>
        <Button size="s" variant="quiet" disabled={ids.length === 0} onClick={handleClear}>
          {copy.clear}
        </Button>
        {ids.length >= 2 ? (
          <ButtonLink
            ref={link}
            size="s"
            to={writeCompareAddress(path, ids)}
            state={{ isFromSelection: true }}
            onClick={handleOpen}
          >
            {copy.open(ids.length)}
          </ButtonLink>
        ) : (
          <Button size="s" disabled>
            {copy.compare}
          </Button>
        )}
      </Actions>
    </Bar>
  );
}

/** Scroll position in CSS pixels of the pages that opened a comparison, by history entry. */
const places = new Map<string, number>();

/** Restores the scroll position and the focus after Back from a comparison. Returns a click handler for the link to the comparison. */
function useReturnToList(link: RefObject<HTMLElement | null>): () => void {
  const { key } = useLocation();
  const type = useNavigationType();
  const restore = useEffectEvent(() => {
    const place = type === 'POP' ? places.get(key) : undefined;
    if (place === undefined) return;
    places.delete(key);
    ownPage.scrollTo(place);
    link.current?.focus({ preventScroll: true });
  });

  useEffect(() => restore(), []);

  return () => rememberEntry(places, key, ownPage.readOffset());
}

interface ComparedSlotProps {
  /** Absent if the slot is empty. */
  id: number | undefined;
  /** Called after the player has removed the last asset, whose slot had the focus. */
  onEmptied: () => void;
}

/** One slot of the selection: empty, or an asset, which a press removes. */
function ComparedSlot({ id, onEmptied }: ComparedSlotProps) {
  const { data } = useQuery({ ...assetQueries.one(id ?? 0), enabled: id !== undefined });
  if (id === undefined) return <EmptySlot aria-hidden="true" />;

  const handleRemove = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    if (!focusNeighbor(currentTarget)) onEmptied();
    changeComparedIds((ids) => ids.filter((comparedId) => comparedId !== id));
  };
  return (
    <li>
      <SelectedSlot type="button" aria-label={copy.remove(formatSpecimenNumber(id))} onClick={handleRemove}>
        {data && <AssetPicture asset={data} alt="" hasPriority />}
        <svg viewBox="0 0 12 12" width="9" aria-hidden="true">
          <path d="m2 2 8 8M10 2 2 10" />
        </svg>
      </SelectedSlot>
    </li>
  );
}

/** Keeps the focused element above the bar. */
const ScrollPadding = createGlobalStyle`
  html {
    scroll-padding-bottom: 132px;
    /* Also for other elements at the bottom of the window. */
    --guide-dock: 124px;
  }
`;

const Bar = styled.section`
  position: sticky;
  bottom: ${space.xs};
  z-index: ${layers.bar};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs} ${space.m};
  max-width: 1128px;
  padding: ${space.xs} ${space.s};
  margin: ${space.xl} auto 0;
  background: ${color.raised};
  border: 1px solid ${color.edge};
  border-top: 3px double ${color.accent};
  border-radius: ${radius.s};
  box-shadow: ${shadow.panel};

  &:focus {
    outline: none;
  }
`;

const Slots = styled.ul`
  display: flex;
  gap: ${space.xs};
`;

const Status = styled.p`
  flex: 1;
  min-width: 5em;
  color: ${color.inkSoft};
  font-size: ${size.s};
`;

const Actions = styled.div`
  display: flex;
  white-space: nowrap;
  flex-wrap: wrap;
  gap: ${space.xs};

  @media ${media.phone} {
    flex: 1 0 100%;

    > * {
      flex: 1 0 auto;
    }
  }
`;

const EmptySlot = styled.li`
  width: 44px;
  height: 44px;
  border: 1px dashed ${color.edge};
  border-radius: ${radius.s};
`;

const SelectedSlot = styled.button`
  position: relative;
  width: 44px;
  height: 44px;
  padding: 1px;
  background: ${color.sunk};
  border: 1px solid ${color.accent};
  border-radius: ${radius.s};
  cursor: pointer;

  svg {
    position: absolute;
    top: -6px;
    right: -6px;
    width: 18px;
    height: 18px;
    padding: ${space.xxs};
    fill: none;
    stroke: currentColor;
    stroke-width: 1.8;
    background: ${color.raised};
    border: 1px solid ${color.edge};
    border-radius: ${radius.round};
  }
  &:hover svg {
    color: ${color.accentInk};
    forced-color-adjust: none;
    background: ${color.accent};
  }
`;
