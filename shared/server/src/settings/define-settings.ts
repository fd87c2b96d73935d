import * as z from 'zod/mini';
import type { Variable } from './variable.ts';
import { OperatorError } from '../process/operator-error.ts';

export type Environment = Record<string, string | undefined>;

type ValuesOf<Variables> = {
  [Name in keyof Variables]: Variables[Name] extends Variable<infer Value> ? Value : never;
};

/**
 * Defines the settings of a module. Only it reads environment variables, and `docs/settings.md` is generated from `variables`.
 * @param toSettings turns the parsed values into settings, and throws `SettingError` if values contradict each other
 */
export const defineSettings = <Variables extends Record<string, Variable<unknown>>, Settings>(
  variables: Variables,
  toSettings: (values: ValuesOf<Variables>) => Settings,
) => ({
  variables,
  /**
   * Parses the environment. An empty variable counts as not set.
   * @throws {SettingError} with a message that names the first invalid variable and its valid values
   */
  read(environment: Environment): Settings {
    const values = Object.entries(variables).map(([name, variable]) => [
      name,
      parseVariable(name, variable, environment[name] || variable.fallback),
    ]);
    // Cast: `Object.fromEntries` loses the types; the schema of each name has parsed its value.
    return toSettings(Object.fromEntries(values) as ValuesOf<Variables>);
  },
});

/** An invalid setting. The message names the variable and its valid values. */
export class SettingError extends OperatorError {
  override readonly name = 'SettingError';
}

/** Creates the error about an invalid value. Modules use it for a value that is valid on its own but contradicts another variable. */
export const createSettingError = (name: string, expected: string, text: string) =>
  new SettingError(`${name} takes ${expected}, not ${JSON.stringify(text)}.`);

function parseVariable<Value>(name: string, variable: Variable<Value>, text: string): Value {
  const result = z.safeParse(variable.schema, text);
  if (result.success) return result.data;
  if (variable.isSecret && text)
    throw new SettingError(`${name} takes ${variable.expected}, not what it was set to.`);
  throw createSettingError(name, variable.expected, text);
}
