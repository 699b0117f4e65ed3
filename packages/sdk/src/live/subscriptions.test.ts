import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { LogEntry } from '../core/log.ts';
import { createSubscriptions } from './subscriptions.ts';

function makeSubscriptions() {
  const lines: LogEntry[] = [];
  const schemas = { tune_played: z.object({ tune_id: z.int() }), reset: z.object({}) };
  const subscriptions = createSubscriptions(schemas, (line) => lines.push(line));
  const played: string[] = [];
  const unsubscribe = subscriptions.on('tune_played', ({ tune_id }, { id }) =>
    played.push(`${id}:${tune_id}`),
  );
  const deliver = (id: string | number, tune = 7) =>
    subscriptions.deliver('tune_played', `{"tune_id":${tune}}`, String(id));
  return { subscriptions, played, lines, deliver, unsubscribe };
}

describe('createSubscriptions', () => {
  it('delivers every event without an id', () => {
    const { played, deliver } = makeSubscriptions();
    deliver('');
    deliver('');
    expect(played).toEqual([':7', ':7']);
  });

  it('recognises the latest 2000 ids', () => {
    const { played, deliver } = makeSubscriptions();
    for (let id = 1; id <= 2000; id += 1) deliver(id);
    deliver(1);
    expect(played).toHaveLength(2000);
    deliver(2001);
    deliver(2);
    deliver(2001);
    expect(played).toHaveLength(2001);
    deliver(1);
    expect(played.at(-1)).toBe('1:7');
    expect(played).toHaveLength(2002);
  });

  it('counts an event without a handler as delivered, and does not read it', () => {
    const { subscriptions, played, lines, deliver, unsubscribe } = makeSubscriptions();
    subscriptions.deliver('reset', 'no JSON', '1');
    unsubscribe();
    deliver('2');
    subscriptions.on('tune_played', ({ tune_id }, { id }) => played.push(`${id}:${tune_id}`));
    deliver('2');
    deliver('3');
    expect(played).toEqual(['3:7']);
    expect(lines).toEqual([]);
  });
});
