/** Path of the page with releases, switches and reports; `/status` is another name of it. */
export const releasesPath = '/releases';
