import { mountStandalone } from '@emberclutch/shared/mount/mount-standalone';
import Routes from './routes.tsx';

mountStandalone(Routes);
