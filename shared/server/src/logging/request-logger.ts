import type { FastifyBaseLogger } from 'fastify';

type Bindings = Parameters<FastifyBaseLogger['child']>[0];
type Options = Parameters<FastifyBaseLogger['child']>[1];

const levels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
type Level = Exclude<(typeof levels)[number], 'silent'>;
const findRank = (level: string) => levels.findIndex((each) => each === level);

/**
 * The logger of one request. It creates its child logger for the first entry: most requests log nothing at the level of
 * production, and creating a child logger serializes and redacts its bindings.
 */
export class RequestLogger implements FastifyBaseLogger {
  readonly #parent: FastifyBaseLogger;
  readonly #bindings: Bindings;
  readonly #options: Options;
  #child: FastifyBaseLogger | undefined;

  constructor(parent: FastifyBaseLogger, bindings: Bindings, options: Options) {
    this.#parent = parent;
    this.#bindings = bindings;
    this.#options = options;
  }

  get level() {
    return (this.#child ?? this.#parent).level;
  }

  set level(level) {
    this.#getChild().level = level;
  }

  trace(...args: unknown[]) {
    this.#write('trace', args);
  }

  debug(...args: unknown[]) {
    this.#write('debug', args);
  }

  info(...args: unknown[]) {
    this.#write('info', args);
  }

  warn(...args: unknown[]) {
    this.#write('warn', args);
  }

  error(...args: unknown[]) {
    this.#write('error', args);
  }

  fatal(...args: unknown[]) {
    this.#write('fatal', args);
  }

  silent() {}

  child(bindings: Bindings, options?: Options): FastifyBaseLogger {
    return this.#getChild().child(bindings, options);
  }

  #write(level: Level, args: unknown[]) {
    if (findRank(level) < findRank(this.level)) return;
    const logger = this.#getChild();
    Reflect.apply(logger[level], logger, args);
  }

  #getChild(): FastifyBaseLogger {
    this.#child ??= this.#parent.child(this.#bindings, this.#options);
    return this.#child;
  }
}
