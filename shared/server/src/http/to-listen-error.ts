import { readErrorCode } from '../process/read-error-code.ts';
import { SettingError } from '../settings/define-settings.ts';

/** Translates a failure to listen into a sentence that names the setting to change. Returns errors of other kinds unchanged. */
export function toListenError(error: unknown, { port, host }: { port: number; host: string }): unknown {
  const code = readErrorCode(error);
  switch (code) {
    case 'EADDRINUSE':
      return new SettingError(`Port ${port} is taken. Set PORT to another port, such as PORT=${port + 1}.`);
    case 'EACCES':
      return new SettingError(`Port ${port} may not be opened by this user. Set PORT to a port above 1023.`);
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EADDRNOTAVAIL':
      return new SettingError(
        `HOST takes a name or an address of this machine, not ${JSON.stringify(host)} (${code}).`,
      );
    default:
      return error;
  }
}
