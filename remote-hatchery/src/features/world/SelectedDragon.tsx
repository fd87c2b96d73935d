import { styled } from 'styled-components';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { assetOrigins, assetTitle } from '@emberclutch/web/ui/asset/asset-title.ts';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { ButtonLink } from '@emberclutch/web/ui/controls/ButtonLink.tsx';
import { specimenNumber } from '@emberclutch/web/ui/format/specimen-number.ts';
import { color, radius, space } from '@emberclutch/web/theme/tokens.ts';
import { copy } from './copy.ts';
import { useSelectedAsset } from './use-selected-asset.ts';
import type { WorldView } from './world-view.ts';

interface Props {
  id: number;
  onChange: (change: Partial<WorldView>) => void;
}

/** The selected dragon, above the list: its own page of the list may not be read yet. */
export function SelectedDragon({ id, onChange }: Props) {
  const { asset, isUnknown, isOnMap, message } = useSelectedAsset(id);
  return (
    <Row aria-label={copy.card.label}>
      <p>
        <b>{asset ? assetTitle(asset) : message}</b>{' '}
        <span>{[`No. ${specimenNumber(id)}`, ...(asset ? assetOrigins(asset) : [])].join(' · ')}</span>{' '}
        <span>{asset && message}</span>
      </p>
      {isOnMap && (
        <Button size="s" onClick={() => onChange({ isList: false })}>
          {copy.onMap}
        </Button>
      )}
      {!isUnknown && (
        <ButtonLink size="s" variant="quiet" to={paths.details(id)}>
          {copy.card.details}
        </ButtonLink>
      )}
      <Button size="s" variant="quiet" onClick={() => onChange({ focus: null })}>
        {copy.card.close}
      </Button>
    </Row>
  );
}

const Row = styled.aside`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
  align-items: center;
  margin-bottom: ${space.m};
  padding: ${space.xs} ${space.s};
  color: ${color.inkSoft};
  background: ${color.raised};
  border: 1px solid ${color.edge};
  border-radius: ${radius.s};

  p {
    flex: 1 1 240px;
    font-variant-numeric: tabular-nums lining-nums;
  }
  b {
    color: ${color.ink};
  }
`;
