import { openAlone } from '@emberclutch/shared/mount/open-alone';
import Routes from './routes.tsx';

openAlone(Routes);
