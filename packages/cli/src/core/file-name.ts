const reserved = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/** Turns any text into a file name that is valid on every system. */
export function safeFileName(text: string, fallback: string): string {
  const clean = text
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
    .replaceAll(/[<>:"/\\|?*]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[. ]+|[. ]+$/g, '')
    .slice(0, 120)
    .trim();
  return clean && !reserved.test(clean) ? clean : fallback;
}
