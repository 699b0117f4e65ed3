const reserved = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/** A file name that is safe on every system, made of text from elsewhere. */
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
