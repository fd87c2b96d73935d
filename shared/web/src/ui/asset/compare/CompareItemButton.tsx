import { requiresScript } from '@emberclutch/contract/site/page-protocol.ts';
import { Button } from '../../controls/Button.tsx';
import type { ButtonSize } from '../../controls/button-look.ts';
import { copy } from './select-copy.ts';
import { toggleCompared } from './toggle-compared.ts';
import { useIsCompared } from './use-is-compared.ts';

interface Props {
  id: number;
  size?: ButtonSize;
}

/** Selects one asset to compare, on its own page or card. Turns compare mode on. */
export function CompareItemButton({ id, size }: Props) {
  const isCompared = useIsCompared(id);
  return (
    <Button
      size={size}
      variant={isCompared ? 'primary' : 'quiet'}
      aria-pressed={isCompared}
      {...requiresScript}
      onClick={() => toggleCompared(id)}
    >
      {copy.compare}
    </Button>
  );
}
