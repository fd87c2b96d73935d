/** The title of our provider's OpenAPI document, which distinguishes it from other providers. */
export const apiTitle = 'Emberclutch';
