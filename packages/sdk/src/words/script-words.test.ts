import { describe, expect, it } from 'vitest';
import {
  endOfPhrase,
  endsSentence,
  isSpaced,
  joinWords,
  mayEndCaption,
  searchWords,
  separateLetters,
  splitWords,
  withoutWraps,
} from './index.ts';

/** Texts with a word that each contains. */
const texts: Readonly<Record<string, readonly [text: string, word: string]>> = {
  English: ['The tide turns at noon (about).', 'tide'],
  German: ['Die Flut kommt – um 12 Uhr.', 'Flut'],
  Arabic: ['مرحبا بكم في الإذاعة.', 'بكم'],
  Hebrew: ['שלום לכולם, ברוכים הבאים', 'לכולם,'],
  Hindi: ['नमस्ते दुनिया। कैसे हो?', 'दुनिया।'],
  Amharic: ['ሰላም ለዓለም።', 'ለዓለም።'],
  Korean: ['안녕하세요 여러분. 오늘의 뉴스', '여러분.'],
  'Korean with Chinese characters': ['한국 中國 뉴스', '뉴스'],
  Japanese: ['今日は天気がいいですね。明日は雨です。', '天気'],
  'Japanese with brackets': ['彼は「はい」と言った。', '「はい」'],
  'Japanese with English': ['これはiPhoneです。', 'iPhone'],
  'Japanese with spaces': ['今日は晴れ 明日は雨', '雨'],
  Katakana: ['ハードディスクドライブ', 'ドライブ'],
  'simplified Chinese': ['我们去公园散步，好吗？', '公园'],
  'traditional Chinese': ['歡迎收聽廣播節目！', '收聽'],
  'Chinese with spaced English': ['我用 iPhone 拍照，很好！', '拍照，'],
  Thai: ['สวัสดีครับ วันนี้อากาศดี', 'อากาศ'],
  'Thai with English': ['ใช้ iPhone ถ่ายรูป', 'iPhone'],
  Lao: ['ສະບາຍດີ ປະເທດລາວ', 'ລາວ'],
  Khmer: ['ខ្ញុំស្រឡាញ់ភាសាខ្មែរ។', 'ស្រឡាញ់'],
  Burmese: ['မင်္ဂလာပါ ကမ္ဘာ', 'ကမ္ဘာ'],
  'English with Chinese': ['Hello 世界, again 再见', 'again '],
  Emoji: ['👍 今日 👨‍👩‍👧', '今日 '],
};

describe('splitWords', () => {
  it.each(Object.entries(texts))(
    'splits %s into words that joinWords puts together again',
    (_name, [text, word]) => {
      const words = splitWords(text);
      expect(words).toContain(word);
      expect(words.filter((one) => one.length > 14)).toEqual([]);
      expect(joinWords(words)).toBe(text);
    },
  );

  it('puts each space and line break at one place', () => {
    expect(splitWords('  a \n b\t ')).toEqual(['a', 'b']);
    expect(splitWords('今日 \n 明日 ')).toEqual(['今日 ', '明日']);
    expect(splitWords('')).toEqual([]);
  });

  it('splits a long text without spaces into all of its words', () => {
    const text = '今天的天气很好我们去公园。'.repeat(400);
    expect(splitWords(text).length).toBeGreaterThan(2000);
    expect(splitWords(text).join('')).toBe(text);
  });
});

describe('isSpaced', () => {
  it.each([
    ['the', 'tide', true],
    ['end.', '(Next', true],
    ['今日', 'は', false],
    ['今日', 'iPhone', false],
    ['iPhone', 'を', false],
    ['ね。', '明日', false],
    ['対…', '「次', false],
    ['今日 ', '明日', true],
    ['ภาษา', 'ไทย', false],
    ['ใช้', 'iPhone', true],
    ['ครับ ', 'วัน', true],
    ['ភាសា', 'ខ្មែរ', false],
    ['여러분', '오늘', true],
    ['मौसम', 'अच्छा', true],
    ['–', '–', true],
  ])('of %j and %j is %j', (before, after, spaced) => {
    expect(isSpaced(before, after)).toBe(spaced);
  });
});

it('withoutWraps joins the lines of scripts that wrap anywhere', () => {
  expect(withoutWraps('今日は\n天気が\r\nいい。\nです')).toBe('今日は天気がいい。です');
  expect(withoutWraps('ครับ\nวันนี้')).toBe('ครับ\nวันนี้');
  expect(withoutWraps('the\ntide 今日\nof')).toBe('the\ntide 今日\nof');
});

it('endOfPhrase adds the space of scripts that write it between phrases', () => {
  expect(['ครับ', 'ครับ ', 'ລາວ', 'ខ្មែរ', '今日', 'tide'].map(endOfPhrase)).toEqual([
    'ครับ ',
    'ครับ ',
    'ລາວ ',
    'ខ្មែរ ',
    '今日',
    'tide',
  ]);
});

const ends = [
  'end.',
  'end?',
  'end…',
  'end...',
  'end⁉',
  '“end.”',
  'end.)',
  'end.]',
  "'end?'",
  '„Ende!“',
  'end.’”',
  'end.\n',
];

it.each([
  ...ends,
  'なに？',
  'です。」',
  '好！',
  'दुनिया।',
  'ខ្មែរ។',
  'ပါ။',
  'ሰላም።',
  'كيف؟',
  'کہر۔',
  'հա։',
  '«fin.»',
])('endsSentence and mayEndCaption of %s', (word) => {
  expect(endsSentence(word)).toBe(true);
  expect(mayEndCaption(word)).toBe(true);
});

it.each([
  ['', false],
  ['tide', false],
  ['tide:', false],
  ['tide –', false],
  ['tide”', false],
  ['.tide', false],
  ['End. And', false],
  ['3.5', false],
  ['今日、', false],
  ['用 ', false],
  ['ครับ', false],
  ['ครับ ', true],
] as const)('mayEndCaption of %j is %j', (word, may) => {
  expect(endsSentence(word)).toBe(false);
  expect(mayEndCaption(word)).toBe(may);
});

describe('searchWords', () => {
  it.each([
    ['Hello, world', ['Hello,', 'world']],
    ['天気予報', ['天', '気', '予', '報']],
    ['iPhoneを 買う', ['iPhone', 'を', '買', 'う']],
    ['「はい」', ['は', 'い']],
    ['ดีครับ', ['ดี', 'ค', 'รั', 'บ']],
    ['뉴스', ['뉴스']],
    [' ', []],
  ])('of %j are %j', (text, words) => {
    expect(searchWords(text)).toEqual(words);
  });

  it('are what separateLetters separates', () => {
    for (const [text] of Object.values(texts)) {
      const units = (words: readonly string[]) =>
        words.flatMap((word) => word.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu) ?? []);
      expect(units(separateLetters(text, '|').split(/[| ]/))).toEqual(units(searchWords(text)));
    }
  });
});
