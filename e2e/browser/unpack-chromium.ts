import { join } from 'node:path';
import { inflate } from '@sparticuz/chromium';

/** A script that unpacks Chromium, its libraries and its font into TMPDIR. */
const archives = ['chromium.br', 'al2023.tar.br', 'fonts.tar.br', 'swiftshader.tar.br'];
const folder = join(import.meta.dirname, '../node_modules/@sparticuz/chromium/bin');
await Promise.all(archives.map((name) => inflate(join(folder, name))));
