import { mountRemote } from '@emberclutch/shared/mount/mount-remote';
import type { MountOptions } from '@emberclutch/shared/mount/mount-remote';
import { pages } from './pages.ts';
import Routes from './routes.tsx';

/** Mounts this remote into an element of a page that is not the host. @returns a function that unmounts it */
export default function mount(element: Element, options: MountOptions = {}): () => void {
  return mountRemote(element, { Routes, pages }, options);
}
