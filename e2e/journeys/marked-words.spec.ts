import { test } from '../bare-page/test.ts';
import { watchWords } from '../bare-page/watch-words.ts';

test('every word of the shell is of the catalogue, and words two fifths longer make no page wider', async ({
  openBare,
  page,
}) => {
  const checkWords = watchWords(page);
  await openBare('shell', { words: 'marked' });
  await checkWords();
});
