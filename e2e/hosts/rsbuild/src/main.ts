import { loadElements } from '@emberclutch/embed';

const query = new URLSearchParams(location.search);
const [first, second] = query.getAll('number');
const output = document.createElement('output');
const asset = document.createElement('emberclutch-asset');
asset.theme = 'dark';
asset.number = first ?? null;
asset.addEventListener('load', () => output.append('load '));
asset.addEventListener('navigate', (event) => {
  event.preventDefault();
  output.append(event.detail.url);
});

document.body.append(
  createButton('Next', () => asset.update({ number: second ?? null })),
  createButton('Reload', () => void asset.reload()),
  output,
  asset,
  document.createElement('emberclutch-countdown'),
  document.createElement('emberclutch-spawn'),
  document.createElement('emberclutch-world'),
);
void loadElements(query.get('site') ?? '', { integrity: query.get('integrity') ?? undefined });

function createButton(name: string, onclick: () => void): HTMLButtonElement {
  return Object.assign(document.createElement('button'), { type: 'button', textContent: name, onclick });
}
