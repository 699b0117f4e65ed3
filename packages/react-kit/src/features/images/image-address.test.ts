import { describe, expect, it } from 'vitest';
import { imageAddress } from './image-address.ts';

describe('imageAddress', () => {
  const origin = 'https://images.example.org';

  it('SHELL-071 puts the image origin in front of a path that lacks it', () => {
    expect(imageAddress('/wxyz/images/a.png', origin)).toBe('https://images.example.org/wxyz/images/a.png');
    expect(imageAddress('wxyz/images/a.png', `${origin}/`)).toBe('https://images.example.org/wxyz/images/a.png');
  });

  it('SHELL-072 leaves alone what stands on its own, and everything where no origin is set', () => {
    const whole = [
      `${origin}/a.png`,
      'https://elsewhere.example.org/a.png',
      '//cdn.example.org/a.png',
      'data:image/png;base64,AA',
      'blob:x',
    ];
    for (const image of [...whole, '']) expect(imageAddress(image, origin)).toBe(image);
    expect(imageAddress('/a.png', '')).toBe('/a.png');
  });
});
