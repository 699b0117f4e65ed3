import { describe, expect, it } from 'vitest';
import { TurnOrder } from './turn-order.ts';
import type { Lane } from './turn.ts';

interface Waiting {
  lane: Lane;
  station: number | null;
  id: string;
}

/** `a1` is interactive work of station a, `A1` background work of it, `-1` work of no station. */
function work(id: string): Waiting {
  const letter = id.charAt(0);
  const station = letter === '-' ? null : letter.toLowerCase().charCodeAt(0);
  return { lane: letter === letter.toLowerCase() ? 'interactive' : 'background', station, id };
}

/** Starts work in order until none waits. */
function startAll(ids: string): string {
  const order = new TurnOrder();
  let waiting = ids.split(' ').map(work);
  const started: string[] = [];
  for (let next = order.take(waiting); next; next = order.take(waiting)) {
    const { id } = next;
    started.push(id);
    waiting = waiting.filter((one) => one.id !== id);
  }
  return started.join(' ');
}

describe('TurnOrder', () => {
  it.each([
    ['keeps the order of arrival within a station', 'a1 a2 a3', 'a1 a2 a3'],
    ['starts interactive work before background work that came earlier', 'A1 A2 A3 a1', 'a1 A1 A2 A3'],
    ['starts interactive work of another station just as early', 'A1 A2 A3 b1', 'b1 A1 A2 A3'],
    ['takes turns between stations within a lane', 'A1 A2 A3 B1 B2 C1', 'A1 B1 C1 A2 B2 A3'],
    ['treats work of no station as one more station', 'a1 a2 -1 -2 -3', 'a1 -1 a2 -2 -3'],
    [
      'starts one background job after four interactive ones',
      'A1 A2 a1 a2 a3 a4 a5 a6',
      'a1 a2 a3 a4 A1 a5 a6 A2',
    ],
  ])('%s', (_title, waiting, started) => {
    expect(startAll(waiting)).toBe(started);
  });

  it('starts a new interactive job next, after any earlier starts', () => {
    const order = new TurnOrder();
    const imports = Array.from({ length: 40 }, (_, index) => work(`A${index}`));
    for (let started = 0; started < 20; started += 1) order.take(imports.slice(started));
    expect(order.take([...imports.slice(20), work('a1')])?.id).toBe('a1');
  });

  it('counts interactive starts only while background work waits', () => {
    const order = new TurnOrder();
    for (let started = 0; started < 10; started += 1) order.take([work('a1')]);
    expect(order.take([work('A1'), work('a1')])?.id).toBe('a1');
  });

  it('returns nothing when nothing waits', () => {
    expect(new TurnOrder().take([])).toBeUndefined();
  });
});
