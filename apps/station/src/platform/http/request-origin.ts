import type { FastifyRequest } from 'fastify';

/**
 * The origin of a request as the browser reports it: this host's own page, the user (address bar, bookmark, a link in an
 * app), another site. Unknown when it reports none, as programs and some browsers on plain http do.
 */
export type RequestOrigin = 'own' | 'user' | 'elsewhere' | 'unknown';

/** Browsers omit `Sec-Fetch-…` on plain http, where the referrer serves instead. */
export function requestOrigin({ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>): RequestOrigin {
  const { 'sec-fetch-site': site, 'sec-fetch-mode': mode, referer } = headers;
  if (site === 'same-origin') return 'own';
  if (site === 'none') return 'user';
  if (site !== undefined) return 'elsewhere';
  // No browser sends a mode without a site.
  if (mode !== undefined || referer === undefined) return 'unknown';
  return URL.parse(referer)?.host === host ? 'own' : 'elsewhere';
}
