import { atom } from 'jotai';
import type { SiteConfig } from '@emberclutch/contract/site/site.ts';
import { store } from './store.ts';

/** Default brand and provider, until the data of the composed page has been read. */
const defaultSite: SiteConfig = {
  name: 'Emberclutch',
  slug: 'emberclutch',
  apiBase: '',
  whitepaperUrl: '/whitepaper',
  social: { x: '', instagram: '', tiktok: '' },
};

export const siteAtom = atom<SiteConfig>(defaultSite);

export const currentSite = () => store.get(siteAtom);
