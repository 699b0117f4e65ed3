const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

/** A file name that is valid on every system and not taken yet, ignoring case. Adds it to `taken`. */
export function zipFileName(name: string, extension: string, taken: Set<string>): string {
  const clean = name
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
    .replaceAll(/[<>:"/\\|?*]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .slice(0, 120)
    .replaceAll(/^[. ]+|[. ]+$/g, '')
    .toWellFormed();
  const base = clean === '' || reserved.test(clean) ? `Episode ${clean}`.trim() : clean;
  let file = `${base}.${extension}`;
  for (let copy = 2; taken.has(file.toLowerCase()); copy += 1) file = `${base} (${copy}).${extension}`;
  taken.add(file.toLowerCase());
  return file;
}
