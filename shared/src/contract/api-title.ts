/** Title of the OpenAPI document of our provider, which tells it from providers of another make. */
export const apiTitle = 'Emberclutch';
