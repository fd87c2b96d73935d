/** Connects the refresh runtime of the page to React, which looks for it when it starts. */
require('./one-refresh-runtime.cjs').injectIntoGlobalHook(window);
