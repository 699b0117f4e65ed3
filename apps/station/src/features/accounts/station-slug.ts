/** First segments of addresses that belong to the whole installation: its calls, files, and pages of the console. */
const reserved = new Set([
  'api',
  'assets',
  'docs',
  'encodeprogress',
  'healthz',
  'login',
  'metrics',
  'readyz',
  'sessions',
  'slot',
  'stations',
  'widget',
]);

/**
 * The slug of a new station in lower case: letters, digits and hyphens.
 * @throws Error if an address cannot contain it, or another part of the installation has its addresses
 */
export function stationSlug(slug: string): string {
  const lower = slug.toLowerCase();
  if (!/^[a-z\d][a-z\d-]*$/.test(lower)) throw new Error(`The slug "${slug}" of a station may have letters, digits and hyphens only.`);
  if (reserved.has(lower)) throw new Error(`No station can have the slug "${lower}": /${lower}/ has addresses of the installation.`);
  return lower;
}
