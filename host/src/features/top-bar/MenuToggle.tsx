import type { Ref } from 'react';
import { styled } from 'styled-components';
import { requiresScript } from '@emberclutch/contract/site/page-protocol.ts';
import { IconButton } from '../../platform/ui/IconButton.ts';
import { barBreakpoint } from './bar-breakpoint.ts';
import { copy } from './copy.ts';

interface Props {
  menuId: string;
  isOpen: boolean;
  onToggle: () => void;
  ref: Ref<HTMLButtonElement>;
}

/** Opens the menu of a narrow bar. Hidden if the entries fit into the row. */
export const MenuToggle = ({ menuId, isOpen, onToggle, ref }: Props) => (
  <Toggle
    ref={ref}
    type="button"
    {...requiresScript}
    aria-label={isOpen ? copy.bar.closeMenu : copy.bar.openMenu}
    aria-expanded={isOpen}
    aria-controls={menuId}
    onClick={onToggle}
  >
    <svg viewBox="0 0 24 24" width="24" aria-hidden="true">
      <path d={isOpen ? 'M5 5l14 14M19 5 5 19' : 'M3 7h18M3 12h18M3 17h18'} />
    </svg>
  </Toggle>
);

const Toggle = styled(IconButton)`
  @container ${barBreakpoint.compact} {
    grid-area: 1 / 4;
    margin-left: clamp(0px, 0.5vw, 4px);
  }
  @container ${barBreakpoint.stacked} {
    grid-row: 2;
  }

  @container ${barBreakpoint.row} {
    display: none;
  }
`;
