import rules, { tests } from '../../.dependency-cruiser.mjs';

/**
 * Folders form layers: no folder imports another folder that imports it back, directly or through others. Two folders that need each other are
 * one idea, or contain a third idea that both may import. Tests may import anything, so this check runs separately, without tests.
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
