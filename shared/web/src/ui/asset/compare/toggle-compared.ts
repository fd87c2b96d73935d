import {
  changeComparedIds,
  currentComparedIds,
  maxCompared,
  showTransientToast,
} from '@emberclutch/web/state';
import { copy } from './select-copy.ts';

/** Selects an asset to compare, or removes it from the selection. Notifies the player if the selection is full. */
export function toggleCompared(id: number): void {
  const ids = currentComparedIds() ?? [];
  if (ids.includes(id)) changeComparedIds((now) => now.filter((one) => one !== id));
  else if (ids.length < maxCompared) changeComparedIds((now) => [...now, id]);
  else showTransientToast({ type: 'warning', message: copy.full });
}
