import { describe, expect, it } from 'vitest';
import { categoryGroupInput, categoryTypes, labelColors } from './category-group.ts';

describe('categoryGroupInput', () => {
  it('CATS-017 accepts five types, with other as the default', () => {
    expect(categoryTypes).toEqual(['music', 'bed', 'hidden', 'advert', 'other']);
    expect(categoryGroupInput.parse({ name: 'Talk' }).category_type).toBe('other');
    expect(categoryGroupInput.safeParse({ name: 'Talk', category_type: 'jingle' }).success).toBe(false);
  });

  it('CATS-018 turns every flag off by default', () => {
    const flags = Object.entries(categoryGroupInput.parse({ name: 'Talk' })).filter(
      ([, value]) => typeof value === 'boolean',
    );
    expect(Object.fromEntries(flags)).toEqual({
      display_in_player: false,
      allow_sharing: false,
      allow_replaying: false,
      allow_replacing: false,
      allow_inserting: false,
      allow_replacement_skipping: false,
    });
  });

  it('rejects a group without a name', () => {
    expect(categoryGroupInput.safeParse({ name: '  ' }).error?.issues[0]?.message).toBe(
      'A group needs a name.',
    );
  });
});

describe('labelColors', () => {
  it('CATS-019 CATS-020 are fourteen hues, color-a to color-n, and gray, which is the default', () => {
    const hues = Array.from('abcdefghijklmn', (letter) => `color-${letter}`);
    expect(labelColors).toEqual(['gray', ...hues]);
    expect(categoryGroupInput.parse({ name: 'Talk' }).color).toBe('gray');
    expect(categoryGroupInput.safeParse({ name: 'Talk', color: 'color-o' }).success).toBe(false);
  });
});
