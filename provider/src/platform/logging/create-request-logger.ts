import type { FastifyBaseLogger } from 'fastify';

const levels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal'] as const;

/** Creates the logger of one request, and its child logger, which takes 6 µs, only for the first entry: most requests log none. */
export function createRequestLogger(
  parent: FastifyBaseLogger,
  ...childArguments: Parameters<FastifyBaseLogger['child']>
): FastifyBaseLogger {
  let child: FastifyBaseLogger | undefined;
  const getChild = () => (child ??= parent.child(...childArguments));
  const minLevel =
    parent.level === 'silent' ? levels.length : levels.findIndex((name) => name === parent.level);
  const createMethod =
    (level: number, name: (typeof levels)[number]) =>
    (...entry: unknown[]) => {
      if (level >= minLevel) Reflect.apply(getChild()[name], child, entry);
    };
  return {
    level: parent.level,
    trace: createMethod(0, 'trace'),
    debug: createMethod(1, 'debug'),
    info: createMethod(2, 'info'),
    warn: createMethod(3, 'warn'),
    error: createMethod(4, 'error'),
    fatal: createMethod(5, 'fatal'),
    silent: () => undefined,
    child: (...childOfChildArguments) => getChild().child(...childOfChildArguments),
  };
}
