import { renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { makeEvent } from '../../../testing/make-event.ts';
import { useShownCard } from './use-shown-card.ts';

const all = [makeEvent({ id: 1 }), makeEvent({ id: 2 }), makeEvent({ id: 3 })];

function open(shown: { id: number; takesFocus: boolean }, isFiltered: boolean) {
  const show = vi.fn(() => true);
  const lists = { filtered: all.slice(2), whole: all };
  const props = (filtered: boolean, events = filtered ? lists.filtered : lists.whole, card = shown) => ({
    card,
    list: { events, isFiltered: filtered, isReady: true },
  });
  const { rerender } = renderHook(({ card, list }) => useShownCard(card, list, show), {
    initialProps: props(isFiltered),
  });
  return {
    show,
    list: (filtered: boolean, events?: typeof all, card?: typeof shown) =>
      rerender(props(filtered, events, card)),
  };
}

describe('useShownCard', () => {
  it('shows a card once, and not again when events are added', () => {
    const { show, list } = open({ id: 3, takesFocus: true }, false);
    expect(show.mock.calls).toEqual([[2, true]]);
    list(false, [...all, makeEvent({ id: 4 })]);
    expect(show).toHaveBeenCalledOnce();
    list(false, undefined, { id: 1, takesFocus: false });
    expect(show).toHaveBeenLastCalledWith(0, false);
  });

  it('shows it again when the filters are cleared, and leaves the focus where it is', () => {
    const { show, list } = open({ id: 3, takesFocus: true }, true);
    expect(show.mock.calls).toEqual([[0, true]]);
    list(false);
    expect(show.mock.calls).toEqual([
      [0, true],
      [2, false],
    ]);
  });

  it('shows a card that the filters left out once they are cleared, and none that they leave out now', () => {
    const { show, list } = open({ id: 1, takesFocus: false }, true);
    expect(show).not.toHaveBeenCalled();
    list(false);
    expect(show.mock.calls).toEqual([[0, false]]);
    list(true);
    expect(show).toHaveBeenCalledOnce();
  });
});
