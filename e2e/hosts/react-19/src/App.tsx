import { useRef, useState } from 'react';
import type { AssetElement } from '@emberclutch/embed';
import {
  EmberclutchAsset,
  EmberclutchHatchery,
  EmberclutchSpawn,
  EmberclutchWorld,
} from '@emberclutch/embed/react';

/** Uses the countdown as an element, and the others as React components. */
export function App({ numbers }: { numbers: readonly string[] }) {
  const [index, setIndex] = useState(0);
  const [events, setEvents] = useState<readonly string[]>([]);
  const asset = useRef<AssetElement>(null);
  const addEvent = (event: string) => setEvents((previous) => [...previous, event]);
  return (
    <>
      <button type="button" onClick={() => setIndex(1)}>
        Next
      </button>
      <button type="button" onClick={() => void asset.current?.reload()}>
        Reload
      </button>
      <output>{events.join(' ')}</output>
      <EmberclutchAsset
        ref={asset}
        className="card"
        number={Number(numbers[index])}
        theme="dark"
        onLoad={() => addEvent('load')}
        onNavigate={(event) => {
          event.preventDefault();
          addEvent(event.detail.url);
        }}
      />
      <EmberclutchHatchery limit={2} order="rarest" golden={false} />
      <emberclutch-countdown class="time" accent="teal" onload={() => addEvent('countdown')} />
      <EmberclutchSpawn />
      <EmberclutchWorld />
    </>
  );
}
