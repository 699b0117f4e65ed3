import { sha256 } from './sha-256.ts';

const known = new Map<string, string>();

/**
 * Id of a station's session, for its live stream and the header `X-Session-Id`.
 *
 * The first 30 characters of the base64 SHA-256 of the station name's UTF-8 bytes, with `/` replaced by `_`, and `+` and `=` by `-`.
 * Takes the name exactly as in the settings, case included.
 * @example
 * const id = sessionId('Harbour FM');
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
