import { describe, expect, it } from 'vitest';
import { createFairness } from './fairness.ts';

function work(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

describe('createFairness', () => {
  it('yields to other work once its time is up', async () => {
    const yieldToOthers = createFairness();
    const order: string[] = [];
    setImmediate(() => order.push('other'));
    work(11);
    await yieldToOthers();
    order.push('own');
    expect(order).toEqual(['other', 'own']);
  });
});
