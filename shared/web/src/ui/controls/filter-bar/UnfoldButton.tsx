import type { Ref } from 'react';
import { styled } from 'styled-components';
import { useSearchParams } from '@emberclutch/web/routing';
import { media } from '../../../theme/tokens.ts';
import { useIsHydrated } from '../../browser/use-hydrated-value.ts';
import { Button } from '../Button.tsx';
import { ButtonLink } from '../ButtonLink.tsx';
import { filterSheetId } from './use-filter-sheet.ts';

interface Props {
  label: string;
  isUnfolded: boolean;
  onToggle: () => void;
  ref: Ref<HTMLButtonElement>;
}

/** Opens the sheet of facets on a phone: a link to it before the page is hydrated. */
export function UnfoldButton({ label, isUnfolded, onToggle, ref }: Props) {
  const [params] = useSearchParams();
  return (
    <Unfold>
      {useIsHydrated() ? (
        <Button
          size="s"
          variant="quiet"
          aria-expanded={isUnfolded}
          aria-controls={filterSheetId}
          ref={ref}
          onClick={onToggle}
        >
          {label}
        </Button>
      ) : (
        <ButtonLink size="s" variant="quiet" to={{ search: params.toString(), hash: filterSheetId }}>
          {label}
        </ButtonLink>
      )}
    </Unfold>
  );
}

const Unfold = styled.div`
  display: none;

  @media ${media.phone} {
    display: block;
  }
`;
