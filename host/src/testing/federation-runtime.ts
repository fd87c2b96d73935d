import { init } from '@module-federation/enhanced/runtime';

/** What the build puts before the host's first line; a test that shows remote slots imports this first. */
init({ name: 'emberclutch_host', remotes: [] });
