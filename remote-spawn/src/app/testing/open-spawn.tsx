import { aSession } from '@emberclutch/web/testing/factories.tsx';
import { renderInHost } from '@emberclutch/web/testing/render-in-host.tsx';
import { SpawnPage } from '../SpawnPage.tsx';

export const openSpawn = (path = '/spawn') => renderInHost(<SpawnPage />, { path, session: aSession() });
