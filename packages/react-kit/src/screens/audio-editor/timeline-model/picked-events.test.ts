import { describe, expect, it } from 'vitest';
import { makeEvent } from '../../../testing/make-event.ts';
import {
  draggedEvents,
  nonePicked,
  pickedInOrder,
  pickedOfType,
  togglePicked,
  withoutPicked,
  withPicked,
} from './picked-events.ts';

const [first, second, third] = [1, 2, 3].map((id) => makeEvent({ id: id * 1000 }));

describe('picked events', () => {
  it('are toggled one by one', () => {
    if (!first || !second) throw new Error('Two events expected.');
    const both = togglePicked(togglePicked(nonePicked, second), first);
    expect(pickedInOrder(both)).toEqual([first, second]);
    expect(pickedInOrder(togglePicked(both, first))).toEqual([second]);
  });

  it('are dragged together in airing order; another event is dragged alone', () => {
    if (!first || !second || !third) throw new Error('Three events expected.');
    const picked = withPicked(nonePicked, [third, first]);
    expect(draggedEvents(first, picked)).toEqual([first, third]);
    expect(draggedEvents(second, picked)).toEqual([second]);
  });

  it('keep uploads in the order of picking; the list that was picked from first comes first', () => {
    if (!first || !second) throw new Error('Two events expected.');
    const [intro, outro] = [
      makeEvent({ id: 9000 }, { type_name: 'UPLOAD' }),
      makeEvent({ id: 8000 }, { type_name: 'UPLOAD' }),
    ];
    expect(pickedInOrder(withPicked(nonePicked, [intro, second, outro, first]))).toEqual([
      intro,
      outro,
      first,
      second,
    ]);
    const picked = withPicked(nonePicked, [second, intro, first, outro]);
    expect(pickedInOrder(picked)).toEqual([first, second, intro, outro]);
    expect(draggedEvents(outro, picked)).toHaveLength(4);
  });

  it('are separated by their list, and cleared together', () => {
    if (!first || !second) throw new Error('Two events expected.');
    const upload = makeEvent({ id: 9000 }, { type_name: 'UPLOAD' });
    const picked = withPicked(nonePicked, [first, upload, second]);
    expect(pickedOfType(picked, 'UPLOAD')).toEqual([upload]);
    expect(pickedInOrder(withoutPicked(picked, [upload, first]))).toEqual([second]);
  });
});
