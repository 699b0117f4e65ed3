/** The first address in the text of a playlist file (`.m3u`, `.pls` or `.xspf`); null for any other text, such as an HLS playlist. */
export function playlistAddress(text: string): string | null {
  return firstAddress(/<playlist\b/i.test(text) ? [/<location>\s*([^<\s]+)/i.exec(text)?.[1] ?? ''] : entriesOf(text));
}

function entriesOf(text: string): readonly string[] {
  const lines = text.split(/\r?\n|\r/).map((line) => line.trim());
  if (lines.some((line) => line.startsWith('#EXT-X-'))) return [];
  return /^\[playlist\]$/i.test(lines.find((line) => line !== '') ?? '')
    ? lines.map((line) => /^File\d+\s*=\s*(.+)$/i.exec(line)?.[1] ?? '')
    : lines.filter((line) => line !== '' && !line.startsWith('#'));
}

function firstAddress(entries: readonly string[]): string | null {
  const first = entries.find((entry) => entry !== '');
  return first !== undefined && /^https?:\/\/\S+$/i.test(first) && URL.canParse(first) ? first : null;
}
