import { describe, expect, it } from 'vitest';
import { postText } from './post-text.ts';

const address = 'https://post.example.org/harbour/listen/1';

describe('postText', () => {
  it('leaves short text unchanged', () =>
    expect(postText(' High water ', address)).toBe(`High water ${address}`));

  it('counts a link as 23, however long it is', () => {
    const words = 'a'.repeat(256);
    expect(postText(words, `${address}${'0'.repeat(200)}`)).toBe(`${words} ${address}${'0'.repeat(200)}`);
    expect(postText(`${words}b`, address)).toBe(`${'a'.repeat(254)}… ${address}`);
  });

  it('cuts between words, and keeps the link', () => {
    const cut = postText('The tide rises and falls. '.repeat(20), address);
    expect(cut).toMatch(/(?:tide|rises|and|falls\.|The)… https:/);
    expect(cut.endsWith(` ${address}`)).toBe(true);
  });

  it('counts characters of other scripts and emoji twice, and splits none', () => {
    const cut = postText('潮'.repeat(200), address);
    expect(cut).toBe(`${'潮'.repeat(127)}… ${address}`);
    expect(postText('👨‍👩‍👧‍👦'.repeat(100), address)).toMatch(/^(?:👨‍👩‍👧‍👦)+… https:/u);
  });
});
