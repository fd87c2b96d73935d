import { loadElements } from './embed/load-elements.js';

const query = new URLSearchParams(location.search);
const [first = '', second = ''] = query.getAll('number');
const asset = document.querySelector('emberclutch-asset');
const output = document.querySelector('output');

asset.addEventListener('load', () => output.append('load '));
asset.addEventListener('navigate', (event) => {
  event.preventDefault();
  output.append(event.detail.url);
});
document.getElementById('next').addEventListener('click', () => asset.setAttribute('number', second));
document.getElementById('reload').addEventListener('click', () => void asset.reload());
asset.setAttribute('number', first);

try {
  await loadElements(query.get('site'), { integrity: query.get('integrity') ?? undefined });
} catch (error) {
  output.append(error.message);
}
