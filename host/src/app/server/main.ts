/** The host's interface for the build, which prerenders its pages, and for the edge, which renders pages with their data. */
export { sharedLibraries } from '../../platform/remotes/shared-libraries.ts';
export { prerender } from './prerender.tsx';
export { render } from './render.tsx';
