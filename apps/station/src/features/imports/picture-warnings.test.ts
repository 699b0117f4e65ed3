import { describe, expect, it } from 'vitest';
import { pictureWarnings } from './picture-warnings.ts';

const person = (image: string) => ({ name: 'Ana', role: 'host', group: 'cast', link: '', image });
const podcast = (own: readonly string[], ...items: (readonly string[])[]) => ({
  persons: own.map(person),
  items: items.map((images) => ({ persons: images.map(person) })),
});

describe('pictureWarnings', () => {
  it.each([
    [podcast([], []), []],
    [podcast([''], ['']), []],
    [
      podcast(['https://a.example/1.png'], ['https://a.example/1.png']),
      ['The picture of a contributor stays at a.example. Apps show it only as long as it is there.'],
    ],
    [
      podcast(['https://a.example/1.png'], ['https://a.example/2.png', ''], ['https://b.example/2.png']),
      [
        '3 pictures of contributors stay at a.example, b.example. Apps show them only as long as they are there.',
      ],
    ],
    [
      podcast(['a', 'b', 'c', 'd', 'e'].map((host) => `https://${host}.example/1.png`)),
      [
        '5 pictures of contributors stay at a.example, b.example, c.example and 2 more hosts. Apps show them only as long as they are there.',
      ],
    ],
  ])('of %j', (given, warnings) => {
    expect(pictureWarnings(given)).toEqual(warnings);
  });
});
