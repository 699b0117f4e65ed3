import { describe, expect, it } from 'vitest';
import { planItems } from './plan-items.ts';

const item = { title: '', description: '', published: null, image: null, season: null, episode: null } as const;
const rest = { episodeType: 'full', explicit: false } as const;

describe('planItems', () => {
  it('yields to other work between the items of a long feed', async () => {
    const items = Array.from({ length: 50 }, (_, n) => ({ ...item, ...rest, guid: `g${n}`, enclosure: `https://a.example/${n}` }));
    let turns = 0;
    let planning = true;
    const planned = planItems({ title: '', image: null, next: null, items }, async () => {
      const end = performance.now() + 2;
      while (performance.now() < end);
      return null;
    }).finally(() => (planning = false));
    while (planning) {
      await new Promise((resolve) => setImmediate(resolve));
      turns += 1;
    }
    expect(await planned).toHaveLength(50);
    expect(turns).toBeGreaterThan(5);
  });
});
