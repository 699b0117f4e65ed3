import type { TextDoubts } from '../../rss/index.ts';

/** Sentences about what was guessed to read the text of a feed, over all its pages. */
export function textWarnings(pages: readonly TextDoubts[]): string[] {
  const unreadable = pages.reduce((sum, page) => sum + page.unreadable, 0);
  const lost =
    unreadable === 1
      ? '1 character of the feed could not be read. “\uFFFD” is in its place.'
      : `${unreadable} characters of the feed could not be read. “\uFFFD” is in their place.`;
  return [...new Set([...pages.flatMap(guessOf), ...(unreadable > 0 ? [lost] : [])])];
}

function guessOf({ guess, encoding, declared }: TextDoubts): string[] {
  const check = 'Check the accents in titles and notes.';
  if (guess === 'unnamed')
    return [
      `The feed is not UTF-8 and does not name its real encoding. It was read as ${encoding}. ${check}`,
    ];
  if (guess === 'contradicted')
    return [
      `The server says that the feed is ${encoding}, the feed says ${declared}. It was read as ${encoding}. ${check}`,
    ];
  if (guess === 'overruled')
    return [
      `The feed is said to be ${declared}, but nearly all of it is UTF-8. It was read as UTF-8. ${check}`,
    ];
  return [];
}
