const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * The longest beginning of a text whose `size` is at most `limit`. It ends at a space if one is near,
 * and never within a grapheme, so an emoji of several code points stays whole.
 */
export function beginningOf(text: string, limit: number, size: (text: string) => number): string {
  if (size(text) <= limit) return text;
  let used = 0;
  let end = 0;
  let wordEnd = 0;
  for (const { segment, index } of graphemes.segment(text)) {
    used += size(segment);
    if (segment === ' ' || segment === '\n') wordEnd = index;
    if (used > limit) break;
    end = index + segment.length;
  }
  return text.slice(0, wordEnd > 0 && end - wordEnd <= 40 ? wordEnd : end).trimEnd();
}

export const ellipsis = '…';

/** A text whose `size` is at most `limit`, which has room for an ellipsis: the whole, or its beginning as `beginningOf` with an ellipsis. */
export function cutText(text: string, limit: number, size: (text: string) => number): string {
  return size(text) <= limit ? text : `${beginningOf(text, limit - size(ellipsis), size)}${ellipsis}`;
}
