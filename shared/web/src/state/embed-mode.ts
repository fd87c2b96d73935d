import { atom } from 'jotai';
import { store } from './store.ts';

const prefixAtom = atom('');

/** Begins the name of each storage key of ours: empty on our own site, `emberclutch:https://api.example:` in an embed. */
export const storagePrefixAtom = atom((get) => get(prefixAtom));

/**
 * Marks this page as a page of another site: its root element, its title and its storage must not be changed. Keys of ours
 * get a prefix that names the API, because the page may use the bare names itself, and sessions of two APIs must not mix.
 * There is no way back, because a page stays a page of its site.
 * @param apiBase base URL of the API; empty for the origin of the page
 */
export function enableEmbedMode(apiBase: string): void {
  const api = new URL(`${apiBase}/`, location.origin).href.replace(/\/+$/, '');
  store.set(prefixAtom, `emberclutch:${api}:`);
}

export const isEmbedded = () => store.get(prefixAtom) !== '';

/** The name of a key of ours in local storage or session storage. */
export const storageName = (key: string) => store.get(prefixAtom) + key;
