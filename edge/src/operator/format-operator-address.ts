interface Opened {
  url: string;
  /** The operator token if this process has generated it; null if the settings contain it. */
  generatedToken: string | null;
}

/**
 * The address of a page for operators, which a process prints when it starts. It contains the token only if the process has generated it,
 * because the output ends up in logs, and operators know a token from the settings.
 */
export const formatOperatorAddress = ({ url, generatedToken }: Opened, path: string): string =>
  generatedToken === null
    ? `${url}${path}, by OPERATOR_TOKEN`
    : `${url}${path}?token=${encodeURIComponent(generatedToken)}`;
