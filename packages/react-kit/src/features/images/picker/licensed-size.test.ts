import { describe, expect, it } from 'vitest';
import { addressOfSize } from './licensed-size.ts';

const main = { rel: 'main', href: 'https://library.example/main.jpg' } as const;
const preview = { rel: 'preview', href: 'https://library.example/preview.jpg' } as const;

describe('addressOfSize', () => {
  it('takes the size that is asked for, else the nearest', () => {
    expect(addressOfSize({ contentLinks: [preview, main] }, 'main')).toBe(main.href);
    expect(addressOfSize({ contentLinks: [main, preview] }, 'thumbnail')).toBe(preview.href);
    expect(addressOfSize({ contentLinks: [main] }, 'thumbnail')).toBe(main.href);
  });
});
