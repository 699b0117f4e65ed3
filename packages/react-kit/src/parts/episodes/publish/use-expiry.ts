import { useState } from 'react';
import type { Show } from '@postkit/sdk/schema';
import type { EpisodeDraft } from '../../../data/episodes/index.ts';
import { useNow } from '../../../host/time/use-now.ts';
import type { PublishWhen } from './publish-payload.ts';

const daySeconds = 86_400;

export interface Expiry {
  /** Unix seconds; null for never. */
  value: number | null;
  /** The days of the show that the value follows; null once the user has changed it, and without such days. */
  byShow: number | null;
  change: (value: number | null) => void;
  /** The moment for an episode that goes out at a time. */
  at: (when: PublishWhen) => number | null;
}

/**
 * When the episode expires: a new one after the days of its show, counted from the moment when it goes out, until the user changes it.
 * @param moment unix seconds at which it is scheduled; null if it is not
 */
export function useExpiry(
  { episodeId, fields }: EpisodeDraft,
  show: Pick<Show, 'expiry_days'> | undefined,
  moment: number | null,
): Expiry {
  const now = useNow();
  const [chosen, setChosen] = useState<number | null | undefined>();
  const stored = fields.expires_at ?? null;
  // Missing at older stations.
  const days = episodeId === null && stored === null ? (show?.expiry_days ?? null) : null;
  const after = (start: number) => (days === null ? stored : Math.floor(start) + days * daySeconds);
  return {
    value: chosen === undefined ? after(moment ?? now) : chosen,
    byShow: chosen === undefined ? days : null,
    change: setChosen,
    at: (when) =>
      chosen === undefined ? after(when.kind === 'schedule' ? when.moment : Date.now() / 1000) : chosen,
  };
}
