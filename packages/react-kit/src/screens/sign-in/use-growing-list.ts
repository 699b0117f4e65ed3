import { type UIEvent, useState } from 'react';

const step = 60;
/** Entries, and pixels, before the end at which the list grows. */
const nearEnd = { entries: 5, pixels: 400 };

export interface GrowingList<Entry> {
  shown: readonly Entry[];
  onScroll(event: UIEvent<HTMLElement>): void;
  /** The user chose the entry at an index, perhaps by an arrow key. */
  reach(index: number): void;
}

/** The start of a long list, which grows as the user scrolls or moves towards its end. Another text starts again. */
export function useGrowingList<Entry>(entries: readonly Entry[], typed: string): GrowingList<Entry> {
  const [size, setSize] = useState({ typed, count: step });
  const count = size.typed === typed ? size.count : step;
  const grow = () => {
    if (count < entries.length) setSize({ typed, count: count + step });
  };
  return {
    shown: entries.slice(0, count),
    onScroll({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) {
      if (scrollTop + clientHeight > scrollHeight - nearEnd.pixels) grow();
    },
    reach(index) {
      if (index >= count - nearEnd.entries) grow();
    },
  };
}
