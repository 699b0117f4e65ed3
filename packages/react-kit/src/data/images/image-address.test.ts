import { describe, expect, it } from 'vitest';
import { imageAddress } from './image-address.ts';

describe('imageAddress', () => {
  const origin = 'https://images.example.org';

  it('SHELL-071 prepends the image origin to a bare path', () => {
    expect(imageAddress('/wxyz/images/a.png', origin)).toBe('https://images.example.org/wxyz/images/a.png');
    expect(imageAddress('wxyz/images/a.png', `${origin}//`)).toBe(
      'https://images.example.org/wxyz/images/a.png',
    );
  });

  it('prepends it to a path with a colon or two slashes inside', () => {
    expect(imageAddress('/images/a:b.png', origin)).toBe(`${origin}/images/a:b.png`);
    expect(imageAddress('images//a.png', origin)).toBe(`${origin}/images//a.png`);
  });

  it('SHELL-072 leaves complete addresses unchanged, and all addresses if no origin is set', () => {
    const whole = [
      `${origin}/a.png`,
      'https://elsewhere.example.org/a.png',
      '//cdn.example.org/a.png',
      'data:image/png;base64,AA',
      'blob:x',
    ];
    for (const image of [...whole, '']) expect(imageAddress(image, origin)).toBe(image);
    for (const image of ['/a.png', 'a.png', 'wxyz/images/a.png', ''])
      expect(imageAddress(image, '')).toBe(image);
  });
});
