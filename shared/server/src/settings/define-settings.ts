import * as z from 'zod/mini';
import type { Variable } from './variable.ts';
import { OperatorError } from '../process/operator-error.ts';

export type Environment = Record<string, string | undefined>;

/** The environment variables of one module or process, and how they become its settings. */
export interface SettingsSection<Variables, Settings> {
  readonly variables: Variables;
  /**
   * Parses the environment. An empty variable counts as not set.
   * @throws {SettingError} naming the first variable that cannot be used and what it takes
   */
  read(environment: Environment): Settings;
}

type ValuesOf<Variables> = {
  [Name in keyof Variables]: Variables[Name] extends Variable<infer Value> ? Value : never;
};

/**
 * The only reader of environment variables: every module declares its section with it, and `docs/settings.md` is written
 * from `variables`.
 * @param toSettings turns the parsed values into settings, and throws `SettingError` where values contradict each other
 */
export const defineSettings = <Variables extends Record<string, Variable<unknown>>, Settings>(
  variables: Variables,
  toSettings: (values: ValuesOf<Variables>) => Settings,
): SettingsSection<Variables, Settings> => ({
  variables,
  read(environment) {
    const values = Object.entries(variables).map(([name, variable]) => [
      name,
      parseVariable(name, variable, environment[name] || variable.fallback),
    ]);
    // Cast: `Object.fromEntries` loses the types; the schema of each name has parsed its value.
    return toSettings(Object.fromEntries(values) as ValuesOf<Variables>);
  },
});

/** A setting that cannot be used. The message names the variable and what it takes. */
export class SettingError extends OperatorError {
  override readonly name = 'SettingError';
}

/** Refuses a value that is valid on its own and contradicts another variable. */
export const createSettingError = (name: string, takes: string, text: string) =>
  new SettingError(`${name} takes ${takes}, not ${JSON.stringify(text)}.`);

function parseVariable<Value>(name: string, variable: Variable<Value>, text: string): Value {
  const result = z.safeParse(variable.schema, text);
  if (result.success) return result.data;
  if (variable.isSecret && text)
    throw new SettingError(`${name} takes ${variable.takes}, not what it was set to.`);
  throw createSettingError(name, variable.takes, text);
}
