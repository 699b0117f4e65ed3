import { useState } from 'react';
import type { TimelineRights } from '@postkit/sdk/schema';

/** The user's acceptance of the audio for which the station asks it. It ends when other audio is asked for. */
export function useAcceptance({ to_accept: toAccept }: TimelineRights) {
  const asked = toAccept.map(({ event_id }) => event_id);
  const key = asked.join(',');
  const [acceptedKey, setAcceptedKey] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const isAccepted = acceptedKey === key;
  return {
    accepted: isAccepted ? asked : [],
    section: { isAccepted, attempt, onAccept: (next: boolean) => setAcceptedKey(next ? key : null) },
    /** Whether the episode may be published; if not, the question is marked and focused. */
    check(): boolean {
      if (asked.length === 0 || isAccepted) return true;
      setAttempt((before) => before + 1);
      return false;
    },
  };
}
