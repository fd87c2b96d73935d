import { mountStandalone } from '@emberclutch/web/mount/mount-standalone.tsx';
import { pages } from '../pages.ts';
import Routes from './routes.tsx';

mountStandalone({ Routes, pages });
