import { mountApp } from '@emberclutch/shared/mount/mount-app';
import type { MountOptions } from '@emberclutch/shared/mount/mount-app';
import Routes from './routes.tsx';

/** The door for strangers: puts this remote into an element of their page. @returns takes it out again */
export default function mount(element: Element, options: MountOptions = {}): () => void {
  return mountApp(element, Routes, options);
}
