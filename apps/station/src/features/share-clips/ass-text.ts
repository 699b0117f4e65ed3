/** Text of one line as libass shows it, whatever characters it has: no override tags, no escapes, no line breaks. */
export function escapeAss(text: string): string {
  return (
    text
      .replaceAll(/[\s\p{Cc}]+/gu, ' ')
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
