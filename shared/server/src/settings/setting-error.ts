import { OperatorError } from '../process/operator-error.ts';

/** A setting that cannot be used. The message names the variable and what it takes. */
export class SettingError extends OperatorError {
  override readonly name = 'SettingError';
}
