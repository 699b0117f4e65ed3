import type { PlayoutElement } from '@postkit/sdk/schema';
import type { PlayoutDecision } from '../../playout/index.ts';

/** A message with its fate, as the contract shows it. */
export function elementOf({ fate, reason, message }: PlayoutDecision): PlayoutElement {
  const { kind, started_at_ms, ended_at_ms, planned_ms, played_ms } = message;
  const { title, artist, album, cart, playback_id, category, type, isrc, label, channel, fields } = message;
  return {
    fate,
    reason,
    kind,
    started_at_ms,
    ended_at_ms,
    planned_ms,
    played_ms,
    title,
    artist,
    album,
    cart,
    playback_id,
    category,
    type,
    isrc,
    label,
    channel,
    fields: { ...fields },
  };
}
