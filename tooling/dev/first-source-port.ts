/** Port of the first development server; other apps get the following ports. */
export const firstSourcePort = (sitePort: number) => sitePort + 101;
