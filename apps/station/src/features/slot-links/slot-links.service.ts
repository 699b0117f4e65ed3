import { resourcePath } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { fail as failPlatform } from '../../platform/errors/platform-errors.ts';
import { hashToken, newLinkToken } from '../../platform/link-token.ts';
import type { Station } from '../accounts/index.ts';
import { showExpiry } from '../shows/index.ts';
import { createMakeSlotLink, holderOf, type SlotLinkDeps, type SlotLinkInput } from './make-slot-link.ts';
import { trimmedEvents } from './slot-audio.ts';
import { fail } from './slot-link-errors.ts';
import type { SlotLinkRow } from './slot-link-tables.ts';
import { stateOf } from './slot-links.presenter.ts';
import { changeSlotLink, slotLinkById, slotLinksOf } from './slot-links.repository.ts';

/** Slot links for the editors of a station. */
export interface SlotLinks {
  /** Newest first. */
  list(station: Station): Promise<SlotLinkRow[]>;
  /** @throws request.invalid naming `show`, slot-links.too-many, audio-events.empty */
  create(station: Station, input: SlotLinkInput, by: string): Promise<{ row: SlotLinkRow; token: string }>;
  /** Replaces the token. @throws resource.absent, slot-links.approved */
  renew(station: Station, id: number, days: number): Promise<{ row: SlotLinkRow; token: string }>;
  /** Makes the draft, or finds the one of an earlier call. @throws resource.absent, slot-links.not-submitted, slot-links.no-show */
  approve(station: Station, id: number, by: string): Promise<SlotLinkRow>;
  /** @throws resource.absent, slot-links.not-submitted */
  sendBack(station: Station, id: number, reply: string, by: string): Promise<SlotLinkRow>;
  /** @throws resource.absent */
  revoke(station: Station, id: number, by: string): Promise<void>;
  /** Notifies the station of a changed link in its transaction. */
  announce(transaction: Transaction, row: SlotLinkRow): Promise<void>;
}

const daySeconds = 86_400;

export function createSlotLinkService(context: StationContext, deps: SlotLinkDeps): SlotLinks {
  const { db, clock } = context;
  const { audioEvents, episodes, shows } = deps;

  async function announce(transaction: Transaction, row: SlotLinkRow): Promise<void> {
    const station = deps.stationById(row.station_id);
    const message = { slot_link_id: row.id, presenter: row.presenter, state: stateOf(row, clock.seconds()) };
    if (station) await context.announce(station, 'slot_link_changed', message, { within: transaction });
  }

  const create = createMakeSlotLink(context, deps, announce);

  async function findLink(station: Station, id: number): Promise<SlotLinkRow> {
    const row = await slotLinkById(db, station.id, id);
    if (!row) throw failPlatform('resource.absent');
    return row;
  }

  /** Changes a link whatever its version is, unless it is gone meanwhile. */
  function changeLink(
    station: Station,
    id: number,
    changeOf: (row: SlotLinkRow) => Parameters<typeof changeSlotLink>[2],
  ): Promise<SlotLinkRow> {
    return db.transaction(async (transaction) => {
      const before = await slotLinkById(transaction, station.id, id);
      const after = before && (await changeSlotLink(transaction, before, changeOf(before)));
      if (!after) throw failPlatform('resource.absent');
      if (after.state === 'approved' || after.state === 'revoked')
        await audioEvents.release(transaction, holderOf(id));
      await announce(transaction, after);
      return after;
    });
  }

  return {
    announce,
    list: (station) => slotLinksOf(db, station.id),
    create,
    async renew(station, id, days) {
      const token = newLinkToken();
      const row = await changeLink(station, id, ({ state }) => {
        if (state === 'approved') throw fail('slot-links.approved');
        const reopened = state === 'revoked' ? ({ state: 'open' } as const) : {};
        return { ...reopened, token_hash: hashToken(token), expires_at: clock.seconds() + days * daySeconds };
      });
      return { row, token };
    },
    async approve(station, id, by) {
      const before = await findLink(station, id);
      if (before.state === 'approved') return before;
      if (before.state !== 'submitted') throw fail('slot-links.not-submitted');
      const show = await shows.get(station, before.show_id);
      if (!show) throw fail('slot-links.no-show');
      const events = await trimmedEvents(audioEvents, station, before);
      const input = {
        show: resourcePath(station.slug, 'show', show.id),
        name: before.title,
        description: before.description || show.description,
        events: events.map((event) => resourcePath(station.slug, 'event', event.id)),
        social_media_connections: [],
        expires_at: showExpiry(show, clock.seconds()),
        draft: true,
      };
      const episode = await episodes.publishing.create(station, input, { by, guid: before.guid });
      return changeLink(station, id, () => ({
        state: 'approved',
        decided_by: by,
        decided_at: clock.seconds(),
        episode_id: episode.id,
      }));
    },
    sendBack: (station, id, reply, by) =>
      changeLink(station, id, ({ state, expires_at }) => {
        if (state !== 'submitted') throw fail('slot-links.not-submitted');
        // The presenter has at least a day for the changes.
        const until = Math.max(expires_at, clock.seconds() + daySeconds);
        return { state: 'sent_back', reply, decided_by: by, decided_at: clock.seconds(), expires_at: until };
      }),
    async revoke(station, id, by) {
      await changeLink(station, id, ({ state }) =>
        state === 'approved' ? {} : { state: 'revoked', decided_by: by, decided_at: clock.seconds() },
      );
    },
  };
}
