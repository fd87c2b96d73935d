/** The host's interface for the edge, which renders the pages of the host and of remotes. */
export { sharedLibraries } from '../../platform/remotes/shared-libraries.ts';
export { prerender } from './prerender.tsx';
export { render } from './render.tsx';
