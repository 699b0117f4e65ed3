import { sha256 } from './sha-256.ts';

const known = new Map<string, string>();

/**
 * The id of a station's session: names its live stream and travels in `X-Session-Id`.
 *
 * The first 30 characters of the base64 SHA-256 of the station name's UTF-8 bytes, `/` written as `_`, `+` and `=` as `-`.
 * The name is taken exactly as the settings give it, capitals included.
 */
export function sessionId(stationName: string): string {
  let id = known.get(stationName);
  if (id === undefined) {
    id = btoa(String.fromCharCode(...sha256(stationName)))
      .slice(0, 30)
      .replaceAll('/', '_')
      .replaceAll(/[+=]/g, '-');
    known.set(stationName, id);
  }
  return id;
}
