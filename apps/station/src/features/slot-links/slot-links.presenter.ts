import { resourcePath, type Slot, type SlotLink, type SlotPiece, type SlotState } from '@postkit/sdk/schema';
import type { Station } from '../accounts/index.ts';
import type { ShowRow } from '../shows/index.ts';
import type { SlotLinkRow } from './slot-link-tables.ts';

/** @param now Unix seconds */
export function stateOf(
  { state, expires_at }: Pick<SlotLinkRow, 'state' | 'expires_at'>,
  now: number,
): SlotState {
  return now >= expires_at && (state === 'open' || state === 'sent_back') ? 'expired' : state;
}

/** The fields that editors and presenters see. */
function shared(row: SlotLinkRow, now: number) {
  const { presenter, note, seconds, title, description, reply, created_by, expires_at } = row;
  return {
    presenter,
    note,
    start: Math.floor(row.start_ms / 1000),
    end: Math.ceil(row.end_ms / 1000),
    seconds,
    title,
    description,
    trim_start: row.trim_start_ms / 1000,
    trim_end: row.trim_end_ms / 1000,
    state: stateOf(row, now),
    reply,
    created_by,
    expires_at,
  };
}

export function presentSlotLink(station: Station, row: SlotLinkRow, now: number): SlotLink {
  const { id, show_id, created_at, submitted_at, decided_by, decided_at, episode_id } = row;
  return {
    ...shared(row, now),
    id,
    resource_uri: resourcePath(station.slug, 'slot_link', id),
    show_id,
    created_at,
    submitted_at,
    decided_by,
    decided_at,
    playlist_id: episode_id,
  };
}

export function presentSlot(
  station: Station,
  row: SlotLinkRow,
  { show, pieces, now }: { show: ShowRow | null; pieces: SlotPiece[]; now: number },
): Slot {
  return {
    ...shared(row, now),
    station: station.title,
    timezone: station.timezone,
    show: show?.title ?? '',
    cover: show?.squareImage ?? '',
    version: row.version,
    pieces,
  };
}
