import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { requiresScript } from '@emberclutch/contract/site/page-protocol.ts';
import { color, layers, media, space } from '../../../theme/tokens.ts';
import { Button } from '../Button.tsx';
import { copy } from './copy.ts';
import { filterSheetId } from './use-filter-sheet.ts';

interface Props {
  /** On a phone. In a wide window, the facets are always there. */
  isOpen: boolean;
  onClose: () => void;
  /** Facets and order. */
  children: ReactNode;
}

/** Facets and order of a list beside its search, and on a phone in a sheet at the lower edge. */
export const FilterSheet = ({ isOpen, onClose, children }: Props) => (
  <Sheet id={filterSheetId} data-unfolded={isOpen || undefined}>
    {children}
    <Done {...requiresScript}>
      <Button size="s" onClick={onClose}>
        {copy.done}
      </Button>
    </Done>
    <noscript>
      <Button type="submit" size="s">
        {copy.apply}
      </Button>
    </noscript>
  </Sheet>
);

const Sheet = styled.div`
  display: flex;
  flex: 1 1 auto;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs};

  @media ${media.phone} {
    position: fixed;
    inset: auto 0 0;
    z-index: ${layers.menu};
    display: none;
    max-height: 70dvh;
    overflow-y: auto;
    padding: ${space.m};
    background: ${color.raised};
    border-top: 3px double ${color.edge};

    &:where([data-unfolded]),
    form:not([data-hydrated]) > &:target {
      display: grid;
    }
  }
`;

const Done = styled.div`
  display: none;

  @media ${media.phone} {
    display: grid;
  }
`;
