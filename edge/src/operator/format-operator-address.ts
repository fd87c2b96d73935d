interface OperatorAccessInfo {
  url: string;
  /** The operator token if this process has generated it; null if the settings contain it. */
  generatedToken: string | null;
}

/**
 * Formats the address of an operator page, which a process prints when it starts. The address contains the token only if the process has
 * generated it, because the output ends up in logs, and operators already know a token from the settings.
 */
export const formatOperatorAddress = ({ url, generatedToken }: OperatorAccessInfo, path: string): string =>
  generatedToken === null
    ? `${url}${path}, by OPERATOR_TOKEN`
    : `${url}${path}?token=${encodeURIComponent(generatedToken)}`;
