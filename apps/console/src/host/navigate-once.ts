/** The address that the page is being left for; empty from the press of Sign out until that address is known. */
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

/** Navigates unless the page is being left already. */
export function navigateUnlessLeaving(url: string): void {
  if (leavingFor === null) navigateOnce(url);
}

/** Announces that the page is about to be left: a call that fails meanwhile must not lead to another address. */
export function startLeaving(): void {
  leavingFor ??= '';
}
