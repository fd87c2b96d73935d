import Fastify from 'fastify';
import { RequestLogger } from './request-logger.ts';

/** An app whose requests log by `RequestLogger`, and its log. */
function openApp(level: string) {
  const lines: { level: number; msg: string; reqId: string; part?: string }[] = [];
  const stream = { write: (line: string) => lines.push(JSON.parse(line)) };
  const app = Fastify({ logger: { level, stream }, genReqId: () => 'one' });
  app.setChildLoggerFactory((logger, bindings, options) => new RequestLogger(logger, bindings, options));
  return { app, lines };
}

it('the logger logs with the id of its request, at the configured level', async () => {
  const { app, lines } = openApp('warn');
  app.get('/', ({ log }) => {
    log.info('not worth a word');
    log.warn('worth one');
    log.child({ part: 'spawn' }).error({ size: 3 }, 'worth two');
    return {};
  });

  await app.inject('/');

  expect(lines).toMatchObject([
    { level: 40, msg: 'worth one', reqId: 'one' },
    { level: 50, msg: 'worth two', reqId: 'one', part: 'spawn', size: 3 },
  ]);
});

it('the logger logs more for one request whose level was changed', async () => {
  const { app, lines } = openApp('warn');
  app.get('/', ({ log }) => {
    log.level = 'debug';
    log.debug('looking closer');
    return {};
  });

  await app.inject('/');

  expect(lines).toMatchObject([
    { level: 20, msg: 'looking closer' },
    { level: 30, msg: 'request completed' },
  ]);
});
