/** Most file systems limit a name to 255 bytes, and a download adds `.part.etag` to it. */
const mostBytes = 255 - '.part.etag'.length;
/** Keeps a path below the 260 characters that many Windows programs accept. */
const mostCharacters = 120;

/**
 * A file name that is valid on every system: the id, as much of the title as fits, and the extension. It starts with
 * the id, so it is never empty, hidden or reserved.
 */
export function fileNameOf(id: number, title: string, extension: string): string {
  const end = `.${extension}`;
  const clean = `${id} ${title}`
    .normalize('NFC')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
    .replaceAll(/[<>:"/\\|?*]/g, '-');
  return truncate(clean, mostBytes - end.length).replace(/[. ]+$/, '') + end;
}

/** Truncates a text before the first visible character that does not fit. */
function truncate(text: string, bytes: number): string {
  let kept = '';
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    const longer = kept + segment;
    if (longer.length > mostCharacters || Buffer.byteLength(longer) > bytes) break;
    kept = longer;
  }
  return kept;
}
