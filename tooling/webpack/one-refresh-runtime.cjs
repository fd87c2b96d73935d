/**
 * Replaces react-refresh/runtime in every development build. A page has one React, so host and remotes must also share one refresh runtime.
 * Otherwise, an edit in a remote would not appear in the host.
 */
window.emberclutchRefreshRuntime ??= require('the-real-react-refresh-runtime');
module.exports = window.emberclutchRefreshRuntime;
