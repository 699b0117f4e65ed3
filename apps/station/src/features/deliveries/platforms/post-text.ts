import { cutText } from '../../../rss/index.ts';

/** Maximum length of a post on X, where every link counts as 23. */
const longest = 280;
const link = 23;

/** Ranges of code points that count once; all others count twice. */
const light = [
  [0, 0x10ff],
  [0x2000, 0x200d],
  [0x2010, 0x201f],
  [0x2032, 0x2037],
] as const;

function weight(text: string): number {
  let sum = 0;
  for (const sign of text) {
    const point = sign.codePointAt(0) ?? 0;
    sum += light.some(([from, to]) => point >= from && point <= to) ? 1 : 2;
  }
  return sum;
}

/** Text and a link as one post: truncated between words, with the whole link at the end. */
export function postText(words: string, address: string): string {
  const room = longest - link - 1;
  return `${cutText(words.trim(), room, weight)} ${address}`;
}
