/** Web Locks, which end with the page. Browsers offer them behind https only; elsewhere each page claims for itself. */
export function claimInBrowser(work: string, signal: AbortSignal): Promise<() => void> {
  if (!globalThis.navigator?.locks) return Promise.resolve(() => {});
  return new Promise((resolve, reject) => {
    globalThis.navigator.locks
      .request(`postkit:${work}`, { signal }, () => new Promise<void>((giveBack) => resolve(giveBack)))
      .catch(reject);
  });
}
