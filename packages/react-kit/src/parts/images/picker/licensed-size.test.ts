import { describe, expect, it } from 'vitest';
import { addressOfSize } from './licensed-size.ts';

const main = { rel: 'main', href: 'https://library.example/main.jpg' } as const;
const preview = { rel: 'preview', href: 'https://library.example/preview.jpg' } as const;

describe('addressOfSize', () => {
  it('returns the requested size, or else the nearest one', () => {
    expect(addressOfSize({ contentLinks: [preview, main] }, 'main')).toBe(main.href);
    expect(addressOfSize({ contentLinks: [main, preview] }, 'thumbnail')).toBe(preview.href);
    expect(addressOfSize({ contentLinks: [main] }, 'thumbnail')).toBe(main.href);
  });
});
