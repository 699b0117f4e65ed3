/** Names that no site has: of examples, and of this machine. */
const EXAMPLES =
  /(?:^|\.)(?:example(?:\.(?:com|org|net))?|invalid|localhost|test)$|^(?:127\.|192\.0\.2\.|10\.)|^harbour\.fm$/;

/**
 * Whether a link leads to a site that exists.
 * @param {string} link
 */
export function isExternal(link) {
  const url = URL.parse(link);
  return url !== null && /^https?:$/.test(url.protocol) && !EXAMPLES.test(url.hostname);
}

/**
 * Requests an address; resolves to the fault, or null if there is a page.
 * @param {string} address
 * @returns {Promise<string | null>}
 */
export async function checkAddress(address) {
  try {
    const { status } = await fetch(address, { redirect: 'follow', signal: AbortSignal.timeout(20_000) });
    // A site that refuses programs still exists.
    return status < 400 || [401, 403, 405, 429].includes(status) ? null : `responded ${status}`;
  } catch (error) {
    return error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
  }
}
