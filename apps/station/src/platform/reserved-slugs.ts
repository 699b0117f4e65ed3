/** First segments of addresses that belong to the whole installation: its calls, files, and pages of the console. */
const reserved = new Set([
  'admin',
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

/** Whether another part of the installation has the addresses of a slug. */
export function isReservedSlug(slug: string): boolean {
  return reserved.has(slug);
}
