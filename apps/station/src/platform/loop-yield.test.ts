import { describe, expect, it } from 'vitest';
import { createLoopYield } from './loop-yield.ts';

function work(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

describe('createLoopYield', () => {
  it('yields to other work once its time is up', async () => {
    const yieldToOthers = createLoopYield();
    const order: string[] = [];
    setImmediate(() => order.push('other'));
    work(11);
    await yieldToOthers();
    order.push('own');
    expect(order).toEqual(['other', 'own']);
  });
});
