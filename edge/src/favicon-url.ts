/** An egg with an ember behind its crack. Inline, so that it needs no request. */
const egg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path d="M32 4c13 0 22 20 22 34a22 22 0 0 1-44 0C10 24 19 4 32 4Z" fill="#3b2a45"/><path d="m13 31 8 6 6-8 7 9 7-8 6 7 5-4" fill="none" stroke="#ffb35c" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/><path d="M24 12c-4 4-7 9-9 14" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="3" stroke-linecap="round"/></svg>`;

export const faviconUrl = `data:image/svg+xml,${encodeURIComponent(egg)}`;
