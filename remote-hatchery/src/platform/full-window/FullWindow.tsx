import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color } from '@emberclutch/web/theme/tokens.ts';

interface Props {
  label: string;
  className?: string;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog as large as the window. Escape closes it and restores the focus. */
export function FullWindow({ label, className, onClose, children }: Props) {
  return (
    <Dialog ref={openModal} className={className} aria-label={label} onClose={onClose}>
      {children}
    </Dialog>
  );
}

/** Makes the rest of the page inert. */
function openModal(dialog: HTMLDialogElement | null) {
  if (dialog && !dialog.open) dialog.showModal();
}

const Dialog = styled.dialog`
  width: 100vw;
  max-width: none;
  height: 100dvh;
  max-height: none;
  padding: 0;
  margin: 0;
  color: ${color.ink};
  background: ${color.raised};
  border: 0;
`;
