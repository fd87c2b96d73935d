/** The host's interface for the edge, which renders its pages, and the pages of remotes. */
export { sharedLibraries } from '../../platform/remotes/shared-libraries.ts';
export { prerender } from './prerender.tsx';
export { render } from './render.tsx';
