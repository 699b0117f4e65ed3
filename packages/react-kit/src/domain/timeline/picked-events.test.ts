import { describe, expect, it } from 'vitest';
import { makeEvent } from '../../testing/make-event.ts';
import { draggedEvents, nonePicked, pickedInOrder, togglePicked, withPicked } from './picked-events.ts';

const [first, second, third] = [1, 2, 3].map((id) => makeEvent({ id: id * 1000 }));

describe('picked events', () => {
  it('come and go one by one', () => {
    if (!first || !second) throw new Error('Two events were to be made.');
    const both = togglePicked(togglePicked(nonePicked, second), first);
    expect(pickedInOrder(both)).toEqual([first, second]);
    expect(pickedInOrder(togglePicked(both, first))).toEqual([second]);
  });

  it('are dragged together, in the order in which they aired; another one is dragged alone', () => {
    if (!first || !second || !third) throw new Error('Three events were to be made.');
    const picked = withPicked(nonePicked, [third, first]);
    expect(draggedEvents(first, picked)).toEqual([first, third]);
    expect(draggedEvents(second, picked)).toEqual([second]);
  });
});
