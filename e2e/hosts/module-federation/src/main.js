// The federation runtime loads scripts by their URLs, which requires a policy. The page allows scripts from its own origin.
trustedTypes.createPolicy('default', {
  createScriptURL(url) {
    if (new URL(url, location.href).origin !== location.origin) throw new Error(`${url} has another origin`);
    return url;
  },
});

void import('./bootstrap.js');
