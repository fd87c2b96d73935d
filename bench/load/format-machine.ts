import { availableParallelism, loadavg } from 'node:os';

export const formatMachine = () =>
  `${availableParallelism()} cores, load average ${loadavg()[0]?.toFixed(1)}`;
