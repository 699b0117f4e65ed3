/** Text as libass shows it, whatever characters it has: no override tags, no escapes, no line breaks. */
export function escapeAss(text: string): string {
  return (
    text
      .replaceAll(/[\s\p{Cc}]+/gu, ' ')
      .trim()
      // A word joiner ends the escape that a backslash would start.
      .replaceAll('\\', '\\\u2060')
      .replaceAll('{', String.raw`\{`)
      .replaceAll('}', String.raw`\}`)
  );
}

/** A moment as `0:01:02.34`. */
export function assTime(ms: number): string {
  const hundredths = Math.max(0, Math.round(ms / 10));
  const two = (value: number) => String(value).padStart(2, '0');
  const seconds = Math.floor(hundredths / 100);
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}.${two(hundredths % 100)}`;
}

/** `#rrggbb` as ASS writes it: blue, green, red. */
export function assColor(hex: string): string {
  return `&H${hex.slice(5, 7)}${hex.slice(3, 5)}${hex.slice(1, 3)}&`.toUpperCase();
}

/** Words in lines of at most this many characters; the last line ends with `…` if not all fit. */
export function wrapWords(text: string, characters: number, most: number): string[] {
  const lines: string[][] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const line = lines.at(-1);
    if (line && [...line, word].join(' ').length <= characters) line.push(word);
    else lines.push([word]);
  }
  const shown = lines.slice(0, most);
  const last = shown.at(-1);
  if (last && lines.length > most) {
    while (last.length > 1 && `${last.join(' ')}…`.length > characters) last.pop();
    last.push(`${last.pop() ?? ''}…`);
  }
  return shown.map((line) => line.join(' ')).map((line) => (line.length > characters ? `${line.slice(0, characters - 1)}…` : line));
}
