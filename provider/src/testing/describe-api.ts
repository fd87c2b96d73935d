import Fastify from 'fastify';
import { OpenApiDocument } from '@emberclutch/server/open-api/open-api-document.ts';
import { openProvider } from '../app.ts';
import { readConfig } from '../config/config.ts';
import { systemClock } from './system-clock.ts';
import { createUnconnectedDatabase } from './create-unconnected-database.ts';

/** Generates the OpenAPI document of this provider, without a database. */
export async function describeApi(): Promise<OpenApiDocument> {
  const provider = await openProvider(readConfig({ WORLD_SEED: 'no' }), {
    database: createUnconnectedDatabase(),
    clock: systemClock,
  });
  const app = Fastify();
  try {
    await app.register(provider.plugin);
    return OpenApiDocument.parse((await app.inject('/v1/openapi.json')).json());
  } finally {
    await app.close();
    await provider.close();
  }
}
