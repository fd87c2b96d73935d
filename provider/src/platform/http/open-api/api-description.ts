/** Introduction of the OpenAPI document, in CommonMark. */
export const apiDescription = `The API of the dragon-egg world.

**Values.** Money is a decimal string in the major unit, such as \`"25.00"\`. Instants are whole seconds since 1970-01-01T00:00:00Z. Ids of assets, locks, purchases and cycles are positive integers; ids of accounts, sessions and security events are UUIDs.

**Sessions.** A sign-in returns a \`sessionId\`, which the client sends as \`Authorization: Bearer <sessionId>\`. Operations marked as public with an optional session return \`unauthorized\` when the session that came along has ended, so that the client notices. Some operations need a recent authentication: a sign-in or a reauthentication (\`/v1/account/reauthentication\`) of the same session in the last ten minutes.

**Problems.** An unsuccessful answer is \`application/problem+json\` (RFC 9457) with a \`code\` of a closed list. Each operation lists its codes by status. Programs decide by \`code\`; \`detail\` is written for people, \`requestId\` for support. A message that cannot be read as HTTP is answered with 400, 408, 413 or 431 before an operation is chosen.

**Retries.** GET, PUT and DELETE may be repeated. The POST operations to lock and to purchase may be repeated as well, as they describe. 429 and 503 say in \`Retry-After\` how long to wait.

**Evolution.** Responses may gain fields, and their enumerations values, at any time. Ignore what you do not know.`;
