/** @jest-environment node */
import { loadElements } from './load-elements.ts';

it('the loader does nothing on a server', async () => {
  await expect(loadElements('https://emberclutch.example')).resolves.toBeUndefined();
});
