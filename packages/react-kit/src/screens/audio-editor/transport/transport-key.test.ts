import { describe, expect, it } from 'vitest';
import { transportKey } from './transport-key.ts';

const press = (key: string, held: object = {}) =>
  transportKey({ key, altKey: false, ctrlKey: false, metaKey: false, ...held });

describe('transportKey', () => {
  it('goes back with J, pauses with K and plays with L', () => {
    expect(['j', 'k', 'l', 'J', 's', 'Enter'].map((key) => press(key))).toEqual([
      'back',
      'pause',
      'forward',
      'back',
      null,
      null,
    ]);
  });

  it('plays and pauses with Space', () => {
    expect([press(' '), press(' ', { ctrlKey: true })]).toEqual(['toggle', null]);
  });

  it('leaves the keys of the browser alone', () => {
    expect([
      press('l', { ctrlKey: true }),
      press('k', { metaKey: true }),
      press('j', { altKey: true }),
    ]).toEqual([null, null, null]);
  });
});
