import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { loadElements } from '@emberclutch/embed';

const query = new URLSearchParams(location.search);
const { Cards } = await import('cards/Cards');
createRoot(document.getElementById('root')).render(createElement(Cards, { numbers: query.getAll('number') }));
await loadElements(query.get('site'));
