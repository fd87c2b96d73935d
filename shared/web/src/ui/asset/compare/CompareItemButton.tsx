import { requiresScript } from '@emberclutch/contract/site/page-protocol.ts';
import { Button } from '../../controls/Button.tsx';
import type { ButtonSize, ButtonVariant } from '../../controls/button-look.ts';
import { copy } from './select-copy.ts';
import { useIsCompared, toggleCompared } from './use-is-compared.ts';

interface Props {
  id: number;
  size?: ButtonSize;
  /** Variant while the asset is not selected. */
  variant?: ButtonVariant;
}

/** Selects an asset to compare, on the page or the card of the asset. Turns compare mode on. */
export function CompareItemButton({ id, size, variant = 'quiet' }: Props) {
  const isCompared = useIsCompared(id);
  return (
    <Button
      size={size}
      variant={isCompared ? 'primary' : variant}
      aria-pressed={isCompared}
      {...requiresScript}
      onClick={() => toggleCompared(id)}
    >
      {copy.compare}
    </Button>
  );
}
