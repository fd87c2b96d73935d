import { servePortraits } from '@emberclutch/world/portraits/serve-portraits.ts';

servePortraits();
