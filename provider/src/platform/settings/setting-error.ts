/** A setting that cannot be used. The message is one line for the operator: it names the variable and what it takes. */
export class SettingError extends Error {
  override readonly name = 'SettingError';
}
