import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { idOfPath, type slotLinkInput } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { fail as failPlatform } from '../../platform/errors/platform-errors.ts';
import { hashToken, newLinkToken } from '../../platform/link-token.ts';
import { slugsOf, type Station } from '../accounts/index.ts';
import type { AudioEvents } from '../audio-events/index.ts';
import type { Episodes } from '../episodes/index.ts';
import type { LogCopies } from '../logger/index.ts';
import type { Shows } from '../shows/index.ts';
import { fail } from './slot-link-errors.ts';
import type { SlotLinkRow } from './slot-link-tables.ts';
import { stateOf } from './slot-links.presenter.ts';
import { insertSlotLink, slotLinksOf } from './slot-links.repository.ts';

export type SlotLinkInput = z.output<typeof slotLinkInput>;

export interface SlotLinkDeps {
  readonly audioEvents: AudioEvents;
  readonly episodes: Pick<Episodes, 'publishing'>;
  readonly logger: LogCopies;
  readonly shows: Shows;
  readonly stationById: (id: number) => Station | null;
}

/** Makes a link to a range of the log. @throws request.invalid naming `show`, slot-links.too-many, audio-events.empty */
export type MakeSlotLink = (
  station: Station,
  input: SlotLinkInput,
  by: string,
) => Promise<{ row: SlotLinkRow; token: string }>;

const mostOpen = 200;
const daySeconds = 86_400;
const noShow = 'This station has no such show.';

/** Owner of the holds that keep the audio of a slot. */
export const holderOf = (id: number) => `slot:${id}`;

export function createMakeSlotLink(
  { db, clock }: StationContext,
  { audioEvents, logger, shows }: SlotLinkDeps,
  announce: (transaction: Transaction, row: SlotLinkRow) => Promise<void>,
): MakeSlotLink {
  return async (station, input, by) => {
    const showId = idOfPath(slugsOf(station), 'show', input.show);
    const show = showId === null ? null : await shows.get(station, showId);
    if (!show) throw failPlatform('request.invalid', { message: noShow, fields: { show: [noShow] } });
    const open = (await slotLinksOf(db, station.id)).filter((row) =>
      ['open', 'sent_back'].includes(stateOf(row, clock.seconds())),
    );
    if (open.length >= mostOpen) throw fail('slot-links.too-many');
    const { events } = await logger.copyRange(station, input);
    const ids = events.map(({ id }) => id);
    const seconds = events.reduce((sum, event) => sum + audioEvents.durationOf(event), 0);
    const token = newLinkToken();
    const row = await db.transaction(async (transaction) => {
      const added = await insertSlotLink(transaction, {
        station_id: station.id,
        show_id: show.id,
        guid: randomUUID(),
        token_hash: hashToken(token),
        presenter: input.presenter.trim(),
        note: input.note.trim(),
        start_ms: Math.round(input.start * 1000),
        end_ms: Math.round(input.end * 1000),
        event_ids: JSON.stringify(ids),
        seconds,
        title: input.title.trim() || show.title,
        description: '',
        trim_start_ms: 0,
        trim_end_ms: Math.round(seconds * 1000),
        state: 'open',
        created_by: by,
        created_at: clock.seconds(),
        expires_at: clock.seconds() + input.days * daySeconds,
        submitted_at: null,
        decided_at: null,
        episode_id: null,
      });
      await audioEvents.hold(transaction, holderOf(added.id), ids);
      await announce(transaction, added);
      return added;
    });
    return { row, token };
  };
}
