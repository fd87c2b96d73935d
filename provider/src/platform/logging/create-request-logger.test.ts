import Fastify from 'fastify';
import { createRequestLogger } from './create-request-logger.ts';

/** Opens an app whose requests log with `createRequestLogger`. @returns the app and its log */
function openApp(level: string) {
  const lines: { level: number; msg: string; reqId: string; part?: string }[] = [];
  const stream = { write: (line: string) => lines.push(JSON.parse(line)) };
  const app = Fastify({ logger: { level, stream }, genReqId: () => 'one' });
  app.setChildLoggerFactory((logger, bindings, options) => createRequestLogger(logger, bindings, options));
  return { app, lines };
}

it('the logger logs with the id of its request, at the configured level', async () => {
  const { app, lines } = openApp('warn');
  app.get('/', ({ log }) => {
    log.info('an omitted entry');
    log.warn('first entry');
    log.child({ part: 'spawn' }).error({ size: 3 }, 'second entry');
    return {};
  });

  await app.inject('/');

  expect(lines).toMatchObject([
    { level: 40, msg: 'first entry', reqId: 'one' },
    { level: 50, msg: 'second entry', reqId: 'one', part: 'spawn', size: 3 },
  ]);
});
