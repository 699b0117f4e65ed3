/** Scripts without any spaces between words, with their punctuation. */
const joinedScripts = String.raw`\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Bopo}\uff01-\uff60\uffe0-\uffe6`;
/** Scripts that write spaces between phrases only. */
const phraseScripts = String.raw`\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}`;
const joined = new RegExp(`[${joinedScripts}]`, 'u');
const ofPhrases = new RegExp(`[${phraseScripts}]`, 'u');
const unspaced = new RegExp(`[${joinedScripts}${phraseScripts}]`, 'u');
const unspacedLetter = String.raw`(?=[\p{L}\p{N}])[${joinedScripts}${phraseScripts}]\p{M}*`;
const letter = new RegExp(unspacedLetter, 'u');
const everyLetter = new RegExp(unspacedLetter, 'gu');
const letters = new RegExp(
  String.raw`${unspacedLetter}|(?:(?!${unspacedLetter})[\p{L}\p{N}])(?:(?!${unspacedLetter})[\p{L}\p{N}\p{M}])*`,
  'gu',
);
const wrappedLine = new RegExp(String.raw`(?<=[${joinedScripts}])\s*\n\s*(?=[${joinedScripts}])`, 'gu');
let segmenter: Intl.Segmenter | undefined;

/**
 * Whether words are written without spaces somewhere in a text.
 * @example
 * hasUnspacedWords('今日は'); // true
 */
export function hasUnspacedWords(text: string): boolean {
  return unspaced.test(text);
}

/**
 * The words of a text with their punctuation, also in scripts that write none or few spaces. A space that `isSpaced` would not put
 * there, such as one between phrases of Thai, stays at the end of its word.
 * @example
 * splitWords('今日は 晴れ'); // ['今日', 'は ', '晴れ']
 */
export function splitWords(text: string): string[] {
  const chunks = text.split(/\s+/u).filter((chunk) => chunk !== '');
  return chunks.flatMap((chunk, index) => {
    const words = unspaced.test(chunk) ? segmented(chunk) : [chunk];
    const last = words.at(-1) ?? '';
    const next = chunks[index + 1];
    return next === undefined || isSpaced(last, next) ? words : [...words.slice(0, -1), `${last} `];
  });
}

/** No word begins with a full stop, and none ends with an opening bracket. */
function segmented(text: string): string[] {
  segmenter ??= new Intl.Segmenter('und', { granularity: 'word' });
  const found: string[] = [];
  let opened = '';
  for (const { segment, isWordLike } of segmenter.segment(text)) {
    if (/^[\p{Ps}\p{Pi}]/u.test(segment)) opened += segment;
    else if (isWordLike || opened !== '' || found.length === 0) {
      found.push(opened + segment);
      opened = '';
    } else found[found.length - 1] += segment;
  }
  return opened === '' ? found : [...found, opened];
}

/**
 * Whether a space is between two words of a text.
 * @example
 * isSpaced('今日', 'は'); // false
 */
export function isSpaced(before: string, after: string): boolean {
  if (/\s$/u.test(before) || /^\s/u.test(after)) return true;
  const [end = '', start = ''] = [
    Array.from(before).findLast(isOfScript),
    Array.from(after).find(isOfScript),
  ];
  if (joined.test(end) || joined.test(start)) return false;
  return !(ofPhrases.test(end) && ofPhrases.test(start));
}

/** Letters, digits and the punctuation of scripts without spaces. */
function isOfScript(character: string): boolean {
  return /[\p{L}\p{N}]/u.test(character) || unspaced.test(character);
}

/**
 * Words as a text, with spaces where their scripts have them.
 * @example
 * joinWords(['今日', 'は']); // '今日は'
 */
export function joinWords(words: readonly string[]): string {
  return words
    .map((word, index) =>
      index > 0 && isSpaced(words[index - 1] ?? '', word) ? ` ${word.trim()}` : word.trim(),
    )
    .join('');
}

/**
 * The last word of a phrase: with the space that follows it in scripts that write spaces between phrases only.
 * @example
 * endOfPhrase('ครับ'); // 'ครับ '
 */
export function endOfPhrase(word: string): string {
  return ofPhrases.test(Array.from(word).findLast(isOfScript) ?? '') ? `${word.trimEnd()} ` : word;
}

/**
 * A text in lines without the breaks at which scripts without spaces have none.
 * @example
 * withoutWraps('今日は\n天気'); // '今日は天気'
 */
export function withoutWraps(lines: string): string {
  return lines.replace(wrappedLine, '');
}

/**
 * Whether a word ends a sentence, in any script that marks it.
 * @example
 * endsSentence('です。'); // true
 */
export function endsSentence(word: string): boolean {
  return /[.!?…‼⁇⁈⁉。．｡！？؟۔।॥។៕။።։]["'”’“‘»«›)\]）」』】》]*\s*$/u.test(word);
}

/**
 * Whether a caption or a paragraph may end with a word: with a sentence or, in scripts that mark no sentences, a phrase.
 * @example
 * mayEndCaption('ครับ '); // true
 */
export function mayEndCaption(word: string): boolean {
  return endsSentence(word) || (/\s$/u.test(word) && ofPhrases.test(word));
}

/**
 * The words to search in a text or a query. Each letter of a script without spaces is one, because a query may begin or end in a
 * word.
 * @example
 * searchWords('iPhoneを'); // ['iPhone', 'を']
 */
export function searchWords(text: string): string[] {
  return text
    .split(/\s+/u)
    .flatMap((chunk) => (letter.test(chunk) ? (chunk.match(letters) ?? []) : chunk === '' ? [] : [chunk]));
}

/**
 * A text with a separator around each letter that `searchWords` takes for a word, for an index of words.
 * @example
 * separateLetters('天気 now', ' ').split(/ +/);
 */
export function separateLetters(text: string, separator: string): string {
  return text.replace(everyLetter, `${separator}$&${separator}`);
}
