import { createElement, Fragment, useState } from 'react';
import {
  EmberclutchAsset,
  EmberclutchCountdown,
  EmberclutchSpawn,
  EmberclutchWorld,
} from '@emberclutch/embed/react';

export function Cards({ numbers }) {
  const [index, setIndex] = useState(0);
  const [events, setEvents] = useState([]);
  const addEvent = (event) => setEvents((previous) => [...previous, event]);
  return createElement(
    Fragment,
    null,
    createElement('button', { type: 'button', onClick: () => setIndex(1) }, 'Next'),
    createElement('button', { type: 'button', onClick: reloadAsset }, 'Reload'),
    createElement('output', null, events.join(' ')),
    createElement(EmberclutchAsset, {
      number: numbers[index],
      theme: 'dark',
      onLoad: () => addEvent('load'),
      onNavigate: (event) => {
        event.preventDefault();
        addEvent(event.detail.url);
      },
    }),
    createElement(EmberclutchCountdown),
    createElement(EmberclutchSpawn),
    createElement(EmberclutchWorld),
  );
}

const reloadAsset = () => void document.querySelector('emberclutch-asset').reload();
