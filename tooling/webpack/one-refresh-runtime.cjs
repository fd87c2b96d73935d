/**
 * Replaces react-refresh/runtime in every development build: a page has one React, so host and remotes must also share one
 * refresh runtime, else an edit in a remote does not appear in the host.
 */
window.emberclutchRefreshRuntime ??= require('the-real-react-refresh-runtime');
module.exports = window.emberclutchRefreshRuntime;
