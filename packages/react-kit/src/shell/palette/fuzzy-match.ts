/**
 * How well a text matches a search, or null if it does not: every word of the search is in the text, either whole or as
 * letters in order. Higher is better: the start of the text, then the start of a word, then inside, then scattered letters.
 */
export function fuzzyScore(text: string, search: string): number | null {
  const words = fold(search).split(' ').filter(Boolean);
  const target = fold(text);
  let total = 0;
  for (const word of words) {
    const score = wordScore(target, word);
    if (score === null) return null;
    total += score;
  }
  // Of two equal matches, the shorter text is the closer one.
  return total - target.length / 1000;
}

function wordScore(target: string, word: string): number | null {
  const at = target.indexOf(word);
  if (at === 0) return 40;
  if (at > 0) return target.includes(` ${word}`) ? 30 : 20;
  return word.length > 1 ? scatteredScore(target, word) : null;
}

/** Letters in order, the first one at the start of a word; wide gaps are no match. */
function scatteredScore(target: string, word: string): number | null {
  for (let start = 0; start < target.length; start += 1) {
    if (target[start] !== word[0] || (start > 0 && target[start - 1] !== ' ')) continue;
    const span = spanOf(target, word, start);
    if (span !== null && span <= word.length * 3) return 10 * (word.length / span);
  }
  return null;
}

/** Number of characters from `start` to the last letter of the word, or null if a letter is missing. */
function spanOf(target: string, word: string, start: number): number | null {
  let at = start;
  for (const letter of word.slice(1)) {
    at = target.indexOf(letter, at + 1);
    if (at === -1) return null;
  }
  return at - start + 1;
}

/** Lower case without accents, with single spaces between words. */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}#]+/gu, ' ')
    .trim();
}
