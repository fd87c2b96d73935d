import { pageAttributes } from '@emberclutch/contract/site/page-protocol.ts';
import { changeComparedIds, endCompareMode } from '@emberclutch/web/state';
import { Button } from '../../controls/Button.tsx';
import { copy } from './select-copy.ts';
import { useIsComparing } from './use-is-compared.ts';

/** Marks the switch, which receives the focus when another control ends compare mode. */
export const compareSwitchAttribute = 'data-compare-switch';

/** Turns compare mode on and off. In compare mode, every card of a list can be selected. */
export function CompareSwitch() {
  const isComparing = useIsComparing();
  return (
    <Button
      size="s"
      variant={isComparing ? 'primary' : 'quiet'}
      aria-pressed={isComparing}
      {...{ [compareSwitchAttribute]: true, [pageAttributes.requiresScript]: true }}
      onClick={() => (isComparing ? endCompareMode() : changeComparedIds((ids) => ids))}
    >
      {copy.compare}
    </Button>
  );
}
