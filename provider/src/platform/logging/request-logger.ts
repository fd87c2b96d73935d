import type { FastifyBaseLogger } from 'fastify';

type Bindings = Parameters<FastifyBaseLogger['child']>[0];
type Options = Parameters<FastifyBaseLogger['child']>[1];

const levels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
type Level = Exclude<(typeof levels)[number], 'silent'>;
const rankOf = (level: string) => levels.findIndex((each) => each === level);

/**
 * The logger of one request, which is made when there is something to say: most requests have nothing to say at the
 * level of production, and what a child logger is bound to is serialized and searched for secrets when it is made.
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
    this.#made().level = level;
  }

  trace(...words: unknown[]) {
    this.#say('trace', words);
  }

  debug(...words: unknown[]) {
    this.#say('debug', words);
  }

  info(...words: unknown[]) {
    this.#say('info', words);
  }

  warn(...words: unknown[]) {
    this.#say('warn', words);
  }

  error(...words: unknown[]) {
    this.#say('error', words);
  }

  fatal(...words: unknown[]) {
    this.#say('fatal', words);
  }

  silent() {}

  child(bindings: Bindings, options?: Options): FastifyBaseLogger {
    return this.#made().child(bindings, options);
  }

  #say(level: Level, words: unknown[]) {
    if (rankOf(level) < rankOf(this.level)) return;
    const logger = this.#made();
    Reflect.apply(logger[level], logger, words);
  }

  #made(): FastifyBaseLogger {
    this.#child ??= this.#parent.child(this.#bindings, this.#options);
    return this.#child;
  }
}
