import { describe, expect, it } from 'vitest';
import { createFakeClock } from './fake-clock.ts';
import { createRateLimit } from './rate-limit.ts';

function open(keys?: number) {
  const clock = createFakeClock();
  return { clock, limit: createRateLimit({ clock, limit: 3, windowMs: 60_000, ...(keys ? { keys } : {}) }) };
}

describe('createRateLimit', () => {
  it('allows `limit` calls in any window, and returns when the next is allowed', () => {
    const { clock, limit } = open();
    for (let call = 0; call < 3; call += 1) {
      expect(limit.take('a').allowed).toBe(true);
      clock.advance(10_000);
    }
    expect(limit.take('a')).toEqual({ allowed: false, retryAfterSeconds: 30 });
    expect(limit.take('b').allowed).toBe(true);
    clock.advance(30_000);
    expect(limit.take('a').allowed).toBe(true);
    expect(limit.take('a')).toEqual({ allowed: false, retryAfterSeconds: 10 });
  });

  it('gives back the latest call, and nothing for a key without calls', () => {
    const { clock, limit } = open();
    for (let call = 0; call < 3; call += 1) {
      limit.take('a');
      clock.advance(10_000);
    }
    limit.giveBack('a');
    limit.giveBack('b');
    expect(limit.take('a').allowed).toBe(true);
    expect(limit.take('a')).toEqual({ allowed: false, retryAfterSeconds: 30 });
  });

  it('forgets a key on reset', () => {
    const { limit } = open();
    for (let call = 0; call < 3; call += 1) limit.take('a');
    limit.reset('a');
    expect(limit.take('a').allowed).toBe(true);
  });

  it('remembers a limited number of keys, the most recently used ones', () => {
    const { limit } = open(2);
    for (let call = 0; call < 3; call += 1) limit.take('a');
    limit.take('b');
    limit.take('a');
    limit.take('c');
    expect(limit.take('a').allowed).toBe(false);
  });
});
