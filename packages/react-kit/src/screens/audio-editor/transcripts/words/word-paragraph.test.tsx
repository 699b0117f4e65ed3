import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { WordParagraphView } from './word-paragraph.tsx';

function textOf(words: readonly string[], cut = -1): string {
  const timed = words.map((text, n) => ({
    text,
    start: n * 500,
    end: n * 500 + 400,
    speaker: null,
    cut: n === cut,
  }));
  const paragraph = { first: 0, last: words.length - 1, speaker: null, isNewSpeaker: false };
  const facts = { speaker: null, current: -1, tabStop: 0, selected: '', marks: new Set<number>() };
  const { unmount } = render(<WordParagraphView words={timed} paragraph={paragraph} {...facts} />);
  const shown = screen.getAllByRole('option').map(({ textContent }) => textContent);
  unmount();
  return shown.join('');
}

describe('WordParagraphView', () => {
  it.each([
    ['English', ['The', 'tide', 'turns.'], 'The tide turns.'],
    ['Japanese', ['今日', 'は', 'iPhone', 'の', '話。', '明日'], '今日はiPhoneの話。明日'],
    ['Chinese with its own spaces', ['我', '用 ', 'iPhone ', '拍照'], '我用 iPhone 拍照'],
    ['Thai', ['สวัสดี', 'ครับ ', 'วัน', 'นี้'], 'สวัสดีครับ วันนี้'],
  ])('shows words of %s as they are written, also where one is cut out', (_name, words, text) => {
    for (const cut of [-1, 1]) expect(textOf(words, cut).trim()).toBe(text);
  });
});
