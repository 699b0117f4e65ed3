/**
 * The address for signing in again: `/login`, or the installation's own sign-in site.
 * @param here Path and query of the screen to return to.
 * @param origin Origin of this page, since another site needs the full address.
 */
export function signInAddress(site: string, here: string, origin: string): string {
  if (site === '') return `/login?next=${encodeURIComponent(here)}`;
  const address = new URL(site, origin);
  address.searchParams.set('next', new URL(here, origin).href);
  return address.href;
}
