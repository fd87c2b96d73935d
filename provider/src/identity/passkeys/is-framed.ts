/**
 * Whether a passkey was used in a frame of another site (WebAuthn, sections 7.1 and 7.2: `crossOrigin`). Our pages cannot be
 * framed, so none of them can have requested such a response.
 * @param clientDataJson of a verified response
 */
export function isFramed(clientDataJson: string): boolean {
  const clientData: unknown = JSON.parse(Buffer.from(clientDataJson, 'base64url').toString());
  return (
    typeof clientData === 'object' &&
    clientData !== null &&
    'crossOrigin' in clientData &&
    clientData.crossOrigin === true
  );
}
