export const copy = {
  title: 'Connected sites',
  lead: 'They may show your eggs and dragons. They can change nothing.',
  failed: 'Your connected sites could not be loaded',
  since: 'Since',
  used: 'Last used',
  disconnect: 'Disconnect',
  disconnected: (site: string) => `${site} is disconnected.`,
};
