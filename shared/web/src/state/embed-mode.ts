import { atom } from 'jotai';
import { store } from './store.ts';

const prefixAtom = atom('');

/** Prefix of all our storage keys: empty on our own site, `emberclutch:https://api.example:` in an embed. */
export const storagePrefixAtom = atom((get) => get(prefixAtom));

/**
 * Marks this page as a page of another site: its root element, title and storage must not be changed. Our keys get a prefix with the API,
 * because the page may use the bare keys, and sessions of two APIs must not mix. Cannot be undone.
 * @param apiBase base URL of the API; empty for the origin of the page
 */
export function enableEmbedMode(apiBase: string): void {
  const api = new URL(`${apiBase}/`, location.origin).href.replace(/\/+$/, '');
  store.set(prefixAtom, `emberclutch:${api}:`);
}

export const isEmbedded = () => store.get(prefixAtom) !== '';

/** The prefixed name of one of our keys in local storage or session storage. */
export const storageName = (key: string) => store.get(prefixAtom) + key;
