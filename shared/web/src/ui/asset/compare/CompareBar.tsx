import { useRef } from 'react';
import { useAtomValue } from 'jotai';
import { createGlobalStyle, styled } from 'styled-components';
import { changeComparedIds, comparedIdsAtom, endCompareMode, maxCompared } from '@emberclutch/web/state';
import { color, layers, media, radius, shadow, size, space } from '../../../theme/tokens.ts';
import { Button } from '../../controls/Button.tsx';
import { ButtonLink } from '../../controls/ButtonLink.tsx';
import { compareAddress } from './compare-address.ts';
import { ComparedSlot } from './ComparedSlot.tsx';
import { copy } from './select-copy.ts';
import { useReturnToList } from './use-return-to-list.ts';
import { compareSwitchAttribute } from './CompareSwitch.tsx';
import { notPrinted } from '../../../theme/not-printed.ts';

interface Props {
  /** Path of the page that shows the comparison. */
  path: string;
}

/** The assets selected to compare. Sticks to the bottom of the window. */
export function CompareBar({ path }: Props) {
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
            to={compareAddress(path, ids)}
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

/** The element with the focus is never below the bar. */
const ScrollPadding = createGlobalStyle`
  html {
    scroll-padding-bottom: 132px;
    /* For what stands at the bottom of the window, too. */
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
