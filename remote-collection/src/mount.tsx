import { mountRemote } from '@emberclutch/shared/mount/mount-remote';
import type { MountOptions } from '@emberclutch/shared/mount/mount-remote';
import { pages } from './pages.ts';
import Routes from './routes.tsx';

/** The door for strangers: puts this remote into an element of their page. @returns takes it out again */
export default function mount(element: Element, options: MountOptions = {}): () => void {
  return mountRemote(element, { Routes, pages }, options);
}
