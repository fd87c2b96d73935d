import fp from 'fastify-plugin';
import type { ModuleContext } from '../platform/module-context.ts';
import { PersonalDataService } from './personal-data-service.ts';

declare module 'fastify' {
  interface FastifyInstance {
    personalData: PersonalDataService;
  }
}

/** Download of all data about an account, and its deletion. */
export const personalDataPlugin = fp<ModuleContext & { publicUrl: string }>(
  async (app, { db, clock, publicUrl }) => {
    const { mailer, securityEvents } = app;
    app.decorate('personalData', new PersonalDataService({ db, clock, mailer, securityEvents, publicUrl }));
  },
  { name: 'personal-data', dependencies: ['mail', 'identity'] },
);
