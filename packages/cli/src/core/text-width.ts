const graphemes = new Intl.Segmenter();
/** Emoji, and the scripts that terminals draw two columns wide. */
const wide =
  /\p{Emoji_Presentation}|\ufe0f|[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\u3000-\u303e\u30a0-\u30ff\uff01-\uff60\uffe0-\uffe6]/u;
const plain = /^[\u0020-\u024f\u2010-\u2027]*$/;

/** Columns that a text without control characters takes in a terminal. */
export function textWidth(text: string): number {
  if (plain.test(text)) return text.length;
  return [...graphemes.segment(text)].reduce((sum, { segment }) => sum + (wide.test(segment) ? 2 : 1), 0);
}
