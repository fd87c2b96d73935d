import type { MouseEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { assetQueries } from '../../../api/assets.ts';
import { changeComparedIds } from '@emberclutch/web/state';
import { AssetPicture } from '../AssetPicture.tsx';
import { specimenNumber } from '../../format/specimen-number.ts';
import { copy } from './select-copy.ts';
import { color, radius, space } from '../../../theme/tokens.ts';

interface Props {
  /** Absent if the slot is empty. */
  id: number | undefined;
  /** Called after the last asset, which had the focus, was removed. */
  onEmptied: () => void;
}

/** One slot of the selection: an asset, which a press removes, or empty. */
export function ComparedSlot({ id, onEmptied }: Props) {
  const { data } = useQuery({ ...assetQueries.one(id ?? 0), enabled: id !== undefined });
  if (id === undefined) return <Free aria-hidden="true" />;

  const handleTakeOut = ({ currentTarget }: MouseEvent) => {
    const item = currentTarget.closest('li');
    const next = item?.nextElementSibling?.querySelector('button');
    const neighbour = next ?? item?.previousElementSibling?.querySelector('button');
    if (neighbour) neighbour.focus();
    else onEmptied();
    changeComparedIds((ids) => ids.filter((one) => one !== id));
  };
  return (
    <li>
      <Chosen type="button" aria-label={copy.takeOut(specimenNumber(id))} onClick={handleTakeOut}>
        {data && <AssetPicture asset={data} alt="" isUrgent />}
        <svg viewBox="0 0 12 12" width="9" aria-hidden="true">
          <path d="m2 2 8 8M10 2 2 10" />
        </svg>
      </Chosen>
    </li>
  );
}

const Free = styled.li`
  width: 44px;
  height: 44px;
  border: 1px dashed ${color.edge};
  border-radius: ${radius.s};
`;

const Chosen = styled.button`
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
