import { Parser } from 'htmlparser2';
import { AudioError } from '../audio-error.ts';

/** A playlist file of which no address leads to a stream that can be recorded; the `cause` is the reason of the last one that was tried. */
export class PlaylistError extends AudioError {
  /** Its addresses, in order. */
  readonly entries: readonly string[];

  constructor(entries: readonly string[], options?: { cause?: unknown }) {
    super('stream_unavailable', 'the playlist leads to no stream that can be recorded', options);
    this.entries = entries;
  }
}

/** The elements and attributes of ASX, XSPF and WPL that hold addresses. */
const attributes: Readonly<Record<string, string>> = { ref: 'href', media: 'src' };

/** Whether a text is a playlist of HLS. */
export function isHlsPlaylist(text: string): boolean {
  return /^#EXT-X-/m.test(text);
}

/**
 * The http and https addresses in the text of a playlist file (`.pls`, `.m3u`, `.asx`, `.xspf`, `.wpl`, or addresses in
 * lines), in order and without repetition.
 * @param url the address of the file, for relative addresses
 * @returns null if the text is no playlist file
 */
export function playlistEntries(text: string, url: string): string[] | null {
  const start = text.replace(/^\uFEFF/, '').trimStart();
  const found = isMarkup(start)
    ? markupEntries(start)
    : /^\[(?:playlist|reference)\]/i.test(start)
      ? numberedEntries(start)
      : lineEntries(start);
  if (found === null) return null;
  const addresses = found.map((entry) => URL.parse(entry.trim(), url)).filter((address) => address !== null);
  return [...new Set(addresses.filter(({ protocol }) => /^https?:$/.test(protocol)).map(({ href }) => href))];
}

function isMarkup(text: string): boolean {
  return /^(?:<\?(?:xml|wpl)[^>]*>\s*|<!--.*?-->\s*)*<(?:asx|playlist|smil)\b/is.test(text);
}

function markupEntries(text: string): string[] {
  const entries: string[] = [];
  let isInside = false;
  const parser = new Parser(
    {
      onopentag(name, values) {
        isInside = name === 'location';
        if (isInside) entries.push('');
        // Attributes of ASX are written in any case.
        const value = Object.entries(values).find(
          ([attribute]) => attribute.toLowerCase() === attributes[name],
        )?.[1];
        if (value !== undefined) entries.push(value);
      },
      ontext(part) {
        if (isInside) entries.push((entries.pop() ?? '') + part);
      },
      onclosetag() {
        isInside = false;
      },
    },
    { lowerCaseTags: true, lowerCaseAttributeNames: true, recognizeCDATA: true, recognizeSelfClosing: true },
  );
  parser.end(text);
  return entries;
}

function numberedEntries(text: string): string[] {
  const entries = [...text.matchAll(/^\s*(?:File|Ref)(\d+)\s*=\s*(.+)$/gim)].map(
    ([, number, entry = '']) => ({
      number: Number(number),
      entry,
    }),
  );
  return entries.toSorted((one, other) => one.number - other.number).map(({ entry }) => entry);
}

/** Addresses in lines. Relative ones need the first line of an extended `.m3u`, because any text has lines. */
function lineEntries(text: string): string[] | null {
  const lines = text.split(/[\r\n]+/).map((line) => line.trim());
  const entries = lines.filter((line) => line !== '' && !line.startsWith('#'));
  const isExtended = lines[0]?.toUpperCase().startsWith('#EXTM3U') ?? false;
  return isExtended ||
    (entries.length > 0 && entries.every((entry) => /^[a-z][a-z\d+.-]*:\/\/\S+$/i.test(entry)))
    ? entries
    : null;
}
