/** Seconds of a position in audio: `426`, `7.5`, `7:06`, `1:02:03` or `1h2m3s`; null for any other text. */
export function parseTimecode(text: string): number | null {
  if (/^\d{1,7}(\.\d+)?$/.test(text)) return Number(text);
  if (/^(\d{1,3}:)?\d{1,3}:\d{2}$/.test(text))
    return text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  const [whole, hours = 0, minutes = 0, seconds = 0] =
    /^(?:(\d{1,3})h)?(?:(\d{1,4})m)?(?:(\d{1,7})s)?$/.exec(text) ?? [];
  return whole ? Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) : null;
}
