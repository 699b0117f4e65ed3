import { describe, expect, it } from 'vitest';
import { findHit, untimedWords, wordsAround } from './find-hit.ts';

const words = untimedWords('Good morning. The harbour ferry came back, and the ferryman said o’clock: five.');

describe('findHit', () => {
  it('finds the phrase first, and otherwise a word that the known texts do not contain', () => {
    expect(findHit(words, 'Harbour FERRY', '')).toEqual({ first: 3, last: 4, query: 'Harbour FERRY' });
    expect(findHit(words, 'harbour came', 'Talk of the harbour')).toEqual({
      first: 5,
      last: 5,
      query: 'came',
    });
    expect(findHit(words, 'ferry harbour', 'The harbour ferry')).toEqual({
      first: 4,
      last: 4,
      query: 'ferry',
    });
  });

  it('finds a part of a word, and asks for the whole word', () => {
    expect(findHit(words, 'rryman', '')).toEqual({ first: 9, last: 9, query: 'ferryman' });
    expect(findHit(words, 'oclock', '')?.first).toBe(11);
  });

  it('is null if the words are not spoken, or were cut out', () => {
    expect(findHit(words, 'lantern', '')).toBeNull();
    expect(
      findHit(
        words.map((word) => ({ ...word, cut: true })),
        'ferry',
        '',
      ),
    ).toBeNull();
  });
});

describe('findHit in scripts without spaces', () => {
  const japanese = untimedWords('おはようございます。今日の天気予報です。明日はiPhoneの話をします。');
  it.each([
    ['天気', '天気'],
    ['気予', '天気予報'],
    ['予報です', '予報です。'],
    ['iphoneの話', 'iPhoneの話'],
    ['IPHO', 'iPhone'],
  ])('finds %s in %s', (search, found) => {
    const hit = findHit(japanese, search, '');
    expect(found).toContain(hit && wordsAround(japanese, hit).found);
  });

  it('finds words of Thai, and nothing that is not spoken', () => {
    const thai = untimedWords('สวัสดีครับ วันนี้อากาศดีมาก');
    const hit = findHit(thai, 'อากาศดี', '');
    expect(hit && wordsAround(thai, hit)).toMatchObject({ before: 'ครับ วันนี้', found: 'อากาศดี', after: 'มาก' });
    expect(findHit(japanese, '天報', '')).toBeNull();
    expect(findHit(thai, 'ดีวัน', '')).toBeNull();
  });
});

describe('wordsAround', () => {
  it('has the three words before the hit and those after it', () => {
    const hit = findHit(words, 'ferry', '');
    expect(hit && wordsAround(words, hit)).toEqual({
      before: 'morning. The harbour',
      found: 'ferry',
      after: 'came back, and the ferryman said o’clock: five.',
      isFromStart: false,
    });
    expect(wordsAround(words, { first: 0, last: 0, query: 'good' })).toMatchObject({
      before: '',
      found: 'Good',
      isFromStart: true,
    });
  });
});
