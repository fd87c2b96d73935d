/**
 * Stands in for react-refresh/runtime in every development build: a page holds one React, so host and remotes
 * must share one refresh runtime too, else an edit in a remote does not show in the host.
 */
window.emberclutchRefreshRuntime ??= require('the-real-react-refresh-runtime');
module.exports = window.emberclutchRefreshRuntime;
