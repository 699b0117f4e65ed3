/**
 * Where somebody signs in again and then comes back from: `/login`, or the installation's own sign-in site.
 * @param here Path and query of the screen to come back to.
 * @param origin Of this page; a site elsewhere needs the whole address.
 */
export function signInAddress(site: string, here: string, origin: string): string {
  if (site === '') return `/login?next=${encodeURIComponent(here)}`;
  const address = new URL(site, origin);
  address.searchParams.set('next', new URL(here, origin).href);
  return address.href;
}
