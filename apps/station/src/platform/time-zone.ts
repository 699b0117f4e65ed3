/** Names in lower case, each with its spelling. */
let spellings: ReadonlyMap<string, string> | undefined;

/**
 * The spelling of an IANA time zone that this machine knows; null for any other text, such as an offset. A link to a zone stays as it
 * is written, and one without capitals becomes its zone.
 */
export function timeZoneNamed(name: string): string | null {
  const zone = /^[a-z]/i.test(name) ? zoneOf(name) : null;
  if (zone === null) return null;
  spellings ??= new Map(
    ['UTC', ...Intl.supportedValuesOf('timeZone')].map((known) => [known.toLowerCase(), known]),
  );
  return spellings.get(name.toLowerCase()) ?? (name === name.toLowerCase() ? zone : name);
}

function zoneOf(timeZone: string): string | null {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}
