import { mountStandalone } from '@emberclutch/shared/mount/mount-standalone';
import { pages } from './pages.ts';
import Routes from './routes.tsx';

mountStandalone({ Routes, pages });
