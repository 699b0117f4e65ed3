import { describe, expect, it } from 'vitest';
import { captionsOf, type NamedWord } from './captions-of-words.ts';

const spoken = (text: string): NamedWord[] =>
  text
    .split(' ')
    .map((word, index) => ({ start: index * 300, end: index * 300 + 300, text: word, speaker: null }));

describe('captionsOf', () => {
  it.each(['harbour.', 'harbour.”', 'harbour?»', 'harbour؟', 'harbour。'])(
    'ends a caption with the sentence that “%s” ends',
    (last) => {
      const first = `the fog came into the old ${last}`;
      expect(captionsOf(spoken(`${first} Then it went`)).map(({ text }) => text)).toEqual([
        first,
        'Then it went',
      ]);
    },
  );
});
