import { describe, expect, it } from 'vitest';
import { zipFileName } from './zip-file-name.ts';

const nameOf = (name: string) => zipFileName(name, 'mp3', new Set());

describe('zipFileName', () => {
  it.each([
    ['High: water / low "water"?', 'High- water - low -water--.mp3'],
    ['../../etc/passwd', '-..-etc-passwd.mp3'],
    ['CON', 'Episode CON.mp3'],
    [' . ', 'Episode.mp3'],
    ['a\u202Egpj.exe\u0000', 'agpj.exe.mp3'],
    ['x'.repeat(300), `${'x'.repeat(120)}.mp3`],
    ['Grüße  🚢', 'Grüße 🚢.mp3'],
  ])('turns %j into %j', (name, file) => {
    expect(nameOf(name)).toBe(file);
  });

  it('numbers equal names, ignoring case', () => {
    const taken = new Set<string>();
    expect(['News', 'news', 'NEWS', 'News (2)'].map((name) => zipFileName(name, 'mp3', taken))).toEqual([
      'News.mp3',
      'news (2).mp3',
      'NEWS (3).mp3',
      'News (2) (2).mp3',
    ]);
  });
});
