// The runtime of module federation loads scripts by their URLs. The page allows scripts of its own origin.
trustedTypes.createPolicy('default', {
  createScriptURL(url) {
    if (new URL(url, location.href).origin !== location.origin)
      throw new Error(`${url} is of another origin`);
    return url;
  },
});

void import('./bootstrap.js');
