/**
 * Replaces react-refresh/runtime in every development build. A page has one React, so host and remotes must also share one refresh runtime;
 * otherwise an edit in a remote does not appear in the host.
 */
window.emberclutchRefreshRuntime ??= require('the-real-react-refresh-runtime');
module.exports = window.emberclutchRefreshRuntime;
