let leavingFor: string | null = null;

// A page that somebody comes back to may be left anew.
globalThis.addEventListener('pageshow', () => {
  leavingFor = null;
});

/** Leaves for an address. Several calls fail at once when a session ends: each would abort the navigation of the one before. */
export function leaveOnce(url: string): void {
  if (leavingFor === url) return;
  leavingFor = url;
  globalThis.location.assign(url);
}
