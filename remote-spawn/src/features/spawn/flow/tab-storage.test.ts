import { enableEmbedMode } from '@emberclutch/web/state';
import { tabStorage } from './tab-storage.ts';

it('the storage of a tab uses a prefixed key of session storage on a page of another site', () => {
  sessionStorage.setItem('lock:7', 'of the page');
  enableEmbedMode('https://api.example');

  expect(tabStorage.read('lock:7')).toBeNull();
  tabStorage.write('lock:7', 'of the remote');

  expect(tabStorage.read('lock:7')).toBe('of the remote');
  expect({ ...sessionStorage }).toEqual({
    'lock:7': 'of the page',
    'emberclutch:https://api.example:lock:7': 'of the remote',
  });
});
