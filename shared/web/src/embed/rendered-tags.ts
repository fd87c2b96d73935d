/** The elements that a site renders for servers of other sites. */
export const renderedTags = ['emberclutch-asset', 'emberclutch-hatchery'] as const;
