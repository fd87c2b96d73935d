import rules, { tests } from '../../.dependency-cruiser.mjs';

/**
 * Folders form layers: no folder imports another one that imports it back, directly or through others. Two folders that need each other are
 * one idea, or contain a third one that both may import. Tests may import anything, so this is a separate run without them.
 */
export default {
  forbidden: [
    { name: 'no-folder-cycles', severity: 'error', scope: 'folder', from: {}, to: { circular: true } },
  ],
  options: {
    ...rules.options,
    exclude: { path: [...rules.options.exclude.path, tests, '\\.config\\.ts$'] },
  },
};
