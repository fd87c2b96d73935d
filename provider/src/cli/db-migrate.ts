import { connectForCommand } from '../platform/database/database.ts';
import { migrate } from '../platform/database/migrate.ts';
import type { Command } from './command.ts';

export const dbMigrate: Command = {
  usage: 'db:migrate',
  about:
    'Brings the tables up to date, and creates a world if there is none. Starting a provider does the same.',
  async run(_args, { config, print }) {
    const { db, isEmbedded, close } = await connectForCommand(config);
    try {
      const done = await migrate(db, { isEmbedded });
      for (const name of done) print(`Done: ${name}`);
      if (done.length === 0) print('The tables are up to date.');
    } finally {
      await close();
    }
  },
};
