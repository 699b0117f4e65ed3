let leavingFor: string | null = null;

// The browser restored the page from its cache, so it can be left again.
globalThis.addEventListener('pageshow', () => {
  leavingFor = null;
});

/** Navigates to an address once. When a session ends, several calls fail together, and each would abort the navigation of the one before. */
export function navigateOnce(url: string): void {
  if (leavingFor === url) return;
  leavingFor = url;
  globalThis.location.assign(url);
}
