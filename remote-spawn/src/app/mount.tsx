import { mountRemote } from '@emberclutch/web/mount/mount-remote.tsx';
import type { Mounted, MountOptions } from '@emberclutch/web/mount/mount-options.ts';
import { pages } from '../pages.ts';
import Routes from './routes.tsx';

export default function mount(element: Element, options: MountOptions = {}): Mounted {
  return mountRemote(element, { Routes, pages }, options);
}
