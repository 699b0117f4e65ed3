import { useState } from 'react';
import { type Connection, feedLosses, type FeedLoss } from '@postkit/sdk/schema';
import type { ConnectionFields } from '../../../data/connections/index.ts';

export interface FeedLossQuestionInput {
  /** The stored destination; null for a new one, which has no listeners. */
  held: Connection | null;
  fields: Partial<ConnectionFields>;
  save: () => void;
}

/** Saves at once, or after a question if listeners lose the feed. */
export function useFeedLossQuestion({ held, fields, save }: FeedLossQuestionInput) {
  const [losses, setLosses] = useState<readonly FeedLoss[]>([]);
  return {
    /** The losses in question; empty while there is no question. */
    losses,
    saveOrAsk() {
      const found = held ? feedLosses(held, fields) : [];
      if (found.length > 0) setLosses(found);
      else save();
    },
    confirm() {
      setLosses([]);
      save();
    },
    dismiss: () => setLosses([]),
  };
}
