/** Title of the OpenAPI document of our provider, which distinguishes it from other providers. */
export const apiTitle = 'Emberclutch';
