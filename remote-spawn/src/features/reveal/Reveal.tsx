import { useEffect, useEffectEvent, useReducer } from 'react';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { assetQueries } from '@emberclutch/shared/api/assets';
import { spawnedAssetQueries } from '@emberclutch/shared/api/spawned-assets';
import type { AssetInfo } from '@emberclutch/shared/contract/lenient-asset';
import { ActionRow } from '@emberclutch/shared/ui/ActionRow';
import { assetTitle } from '@emberclutch/shared/ui/asset-title';
import { Button } from '@emberclutch/shared/ui/Button';
import { VisuallyHidden } from '@emberclutch/shared/ui/VisuallyHidden';
import { copy } from './copy.ts';
import { Parcel } from './Parcel.tsx';
import { isOver, revealReducer, sealedReveal } from './reveal-state.ts';

interface Props {
  /** The assets of one purchase. */
  ids: number[];
  onEnd: () => void;
}

/**
 * The arrival of what was bought: each egg in a parcel of its own under a wax seal, opened by a press, a tap or a key. It
 * stands in the page and blocks nothing; Escape ends it.
 */
export function Reveal({ ids, onEnd }: Props) {
  const { data: assets } = useSuspenseQuery(spawnedAssetQueries.received(ids));
  const [state, advance] = useReducer(revealReducer, sealedReveal(assets.length));
  const { index, isOpen, isAll } = state;
  const queryClient = useQueryClient();

  const handleOpen = (opened: AssetInfo[]) => {
    // Tells the page of a golden egg at the moment in which the player sees it: the shell celebrates what it reads here.
    for (const asset of opened) queryClient.setQueryData(assetQueries.one(asset.id).queryKey, asset);
  };
  const handleAdvance = () => {
    const asset = assets[index];
    if (isOver(state)) onEnd();
    else {
      if (!isOpen && asset) handleOpen([asset]);
      advance('advance');
    }
  };
  const handleOpenAll = () => {
    handleOpen(assets);
    advance('openAll');
  };
  const handleKey = useEffectEvent((event: KeyboardEvent) => event.key === 'Escape' && onEnd());

  useEffect(() => {
    const listener = (event: KeyboardEvent) => void handleKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);

  const isEmpty = assets.length === 0;
  useEffect(() => {
    if (isEmpty) onEnd();
  }, [isEmpty, onEnd]);

  const shown = isAll ? assets : assets.slice(index, index + 1);
  return (
    <Stage aria-label={copy.stage}>
      <Lead>
        {assets.length > 1 && !isAll && <span>{copy.place(index, assets.length)}</span>}
        <h2>{copy.sealed(assets.length)}</h2>
        {!isOpen && <p>{copy.lead}</p>}
      </Lead>
      <Parcels $count={shown.length}>
        {shown.map((asset, place) => (
          <Parcel
            key={asset.id}
            asset={asset}
            isOpen={isOpen}
            delay={isAll ? place * 140 : 0}
            onTap={handleAdvance}
          />
        ))}
      </Parcels>
      <VisuallyHidden role="status">
        {shown
          .map((asset) =>
            isOpen
              ? copy.opened(copy.number(asset.id), assetTitle(asset), asset.golden)
              : copy.under(copy.number(asset.id)),
          )
          .join('. ')}
      </VisuallyHidden>
      <Actions $isCentered>
        <Button onClick={handleAdvance}>
          {isOver(state) ? copy.end : isOpen ? copy.next : copy.breakSeal}
        </Button>
        {assets.length > 1 && !isOver(state) && (
          <Button variant="quiet" onClick={handleOpenAll}>
            {copy.openAll}
          </Button>
        )}
        {!isOver(state) && (
          <Button variant="quiet" onClick={onEnd}>
            {copy.skip}
          </Button>
        )}
      </Actions>
      {!isOver(state) && <Hint>{copy.keysHint}</Hint>}
    </Stage>
  );
}

const Stage = styled.section`
  position: relative;
  display: grid;
  justify-items: center;
  gap: ${({ theme }) => theme.space.m};
  padding: ${({ theme }) => `${theme.space.xl} ${theme.space.m} ${theme.space.l}`};
  margin-bottom: ${({ theme }) => theme.space.xl};
  overflow: hidden;
  text-align: center;
  background:
    radial-gradient(ellipse 70% 60% at 50% 46%, ${({ theme }) => theme.color.raised}, transparent 72%),
    radial-gradient(ellipse 60% 80% at 12% 0%, ${({ theme }) => theme.color.wash}, transparent 70%),
    radial-gradient(ellipse 60% 80% at 90% 100%, ${({ theme }) => theme.color.washToo}, transparent 70%),
    ${({ theme }) => theme.color.sunk};
  border: 1px solid ${({ theme }) => theme.color.edge};
  border-radius: ${({ theme }) => theme.radius.s};

  &::before {
    content: '';
    position: absolute;
    inset: 6px;
    border: 3px double ${({ theme }) => theme.color.rule};
    pointer-events: none;
  }
  @media print {
    display: none;
  }
`;

const Lead = styled.div`
  min-height: 96px;
  color: ${({ theme }) => theme.color.inkSoft};

  span {
    font-size: ${({ theme }) => theme.size.xs};
    font-weight: ${({ theme }) => theme.weight.bold};
    letter-spacing: 0.12em;
    text-transform: uppercase;
  }
  h2 {
    color: ${({ theme }) => theme.color.ink};
  }
`;

const Parcels = styled.div<{ $count: number }>`
  display: grid;
  grid-template-columns: repeat(
    auto-fit,
    minmax(min(100%, ${({ $count }) => ($count > 1 ? '190px' : '300px')}), 1fr)
  );
  gap: ${({ theme }) => theme.space.l};
  justify-items: center;
  width: 100%;
  max-width: ${({ $count }) => ($count > 1 ? '1000px' : '400px')};
`;

const Actions = styled(ActionRow)`
  position: relative;
`;

const Hint = styled.p`
  position: relative;
  color: ${({ theme }) => theme.color.inkFaint};
  font-size: ${({ theme }) => theme.size.xs};
`;
