import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { assetQueries } from '@emberclutch/web/api/assets.ts';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { assetOrigins, assetTitle } from '@emberclutch/web/ui/asset/asset-title.ts';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { ButtonLink } from '@emberclutch/web/ui/controls/ButtonLink.tsx';
import { withRetryTime } from '@emberclutch/web/ui/feedback/error-message.ts';
import { specimenNumber } from '@emberclutch/web/ui/format/specimen-number.ts';
import { color, radius, space } from '@emberclutch/web/theme/tokens.ts';
import { copy } from './copy.ts';
import type { WorldView } from './world-view.ts';

interface Props {
  id: number;
  onChange: (change: Partial<WorldView>) => void;
}

/** The selected dragon, above the list: its own page of the list may not be read yet. */
export function SelectedDragon({ id, onChange }: Props) {
  const { data, error } = useQuery(assetQueries.one(id));
  return (
    <Row aria-label={copy.card.label}>
      <p>
        <b>{data ? assetTitle(data) : error ? withRetryTime(copy.card.failed, error) : copy.card.loading}</b>{' '}
        <span>{[`No. ${specimenNumber(id)}`, ...(data ? assetOrigins(data) : [])].join(' · ')}</span>
      </p>
      <Button size="s" onClick={() => onChange({ isList: false })}>
        {copy.onMap}
      </Button>
      <ButtonLink size="s" variant="quiet" to={paths.details(id)}>
        {copy.card.details}
      </ButtonLink>
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
