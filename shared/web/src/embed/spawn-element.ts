import type { SeasonInfo } from '@emberclutch/contract/season/current-season.ts';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { copy } from './copy.ts';
import { CountdownElement } from './countdown-element.ts';

/** `<emberclutch-spawn>`: the countdown of the spawn cycle, with a way to the site, where eggs are chosen and paid for. */
export class SpawnElement extends CountdownElement {
  protected override readonly kind = 'countdown spawn';

  protected override invitation({ isSpawnCycleActive }: SeasonInfo): Node[] {
    const link = this.link(`${this.site}${paths.spawn}`, 'to-spawn');
    link.append(isSpawnCycleActive ? copy.chooseEggs : copy.seeSpawn);
    return [link];
  }
}
