/** A tag of a media playlist with the moment of the sound after it. */
export interface PlaylistTag {
  readonly name: string;
  readonly value: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** Unix milliseconds; null for a playlist without `EXT-X-PROGRAM-DATE-TIME`. */
  readonly at_ms: number | null;
}

const attribute = /([A-Z\d][A-Z\d-]*)=("[^"]*"|[^,]*)/gi;

/**
 * The tags of a playlist in order. `hls-parser` has one date range for each segment and none after the last, so that the tags are
 * read here.
 */
export function playlistTags(text: string): PlaylistTag[] {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  let at_ms = startOf(lines);
  let duration_ms = 0;
  return lines.flatMap((line): PlaylistTag[] => {
    if (line !== '' && !line.startsWith('#')) {
      at_ms = at_ms === null ? null : at_ms + duration_ms;
      duration_ms = 0;
      return [];
    }
    const [, name, value = ''] = /^#(EXT[A-Z\d-]*)(?::(.*))?$/.exec(line) ?? [];
    if (name === undefined) return [];
    if (name === 'EXTINF') duration_ms = Math.round(Number.parseFloat(value) * 1000) || 0;
    if (name === 'EXT-X-PROGRAM-DATE-TIME') at_ms = momentOf(value) ?? at_ms;
    const attributes = new Map(
      [...value.matchAll(attribute)].map(
        ([, key = '', written = '']) => [key.toUpperCase(), written.replace(/^"|"$/g, '')] as const,
      ),
    );
    return [{ name, value, attributes, at_ms }];
  });
}

/** The moment of the first segment, counted back from the first date of the playlist. */
function startOf(lines: readonly string[]): number | null {
  let before_ms = 0;
  for (const line of lines) {
    const [, date] = /^#EXT-X-PROGRAM-DATE-TIME:(.*)$/.exec(line) ?? [];
    const at = date === undefined ? null : momentOf(date);
    if (at !== null) return at - before_ms;
    const [, seconds] = /^#EXTINF:([\d.]+)/.exec(line) ?? [];
    before_ms += seconds === undefined ? 0 : Math.round(Number(seconds) * 1000);
  }
  return null;
}

export function momentOf(text: string): number | null {
  const at = Date.parse(text.trim().replace(/([+-]\d{2})(\d{2})$/, '$1:$2'));
  return Number.isNaN(at) ? null : at;
}
