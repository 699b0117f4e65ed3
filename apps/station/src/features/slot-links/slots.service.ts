import type { Slot, SlotSave } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import { runAsAutomation } from '../../platform/audit/audit-scope.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { hashToken } from '../../platform/link-token.ts';
import { networkOf } from '../../platform/network-of.ts';
import { createWrongSecrets } from '../../platform/wrong-secrets.ts';
import type { SlotLinkDeps } from './make-slot-link.ts';
import { eventsOf, piecesOf } from './slot-audio.ts';
import { fail } from './slot-link-errors.ts';
import type { SlotLinkRow } from './slot-link-tables.ts';
import { presentSlot, stateOf } from './slot-links.presenter.ts';
import { changeSlotLink, slotLinkByToken } from './slot-links.repository.ts';
import type { SlotLinks } from './slot-links.service.ts';

/** A call of a presenter. */
interface Call {
  readonly token: string;
  /** Address of the caller. */
  readonly from: string;
}

/**
 * The slot of a link, for its presenter.
 * All methods throw slots.absent for an unknown token, slots.over for a link that is revoked or expired, and 429 for too many wrong tokens.
 */
export interface Slots {
  open(call: Call): Promise<Slot>;
  /** @throws slots.changed, slots.submitted */
  save(call: Call, save: SlotSave): Promise<Slot>;
  /** @throws slots.changed, slots.submitted */
  submit(call: Call, version: number): Promise<Slot>;
  /** One fMP4 segment; null beyond the end. */
  segment(call: Call, place: { piece: number; n: number }): Promise<Buffer | null>;
}

const quarter = 15 * 60_000;

export function createSlots(
  { db, clock }: StationContext,
  { audioEvents, shows, stationById }: SlotLinkDeps,
  links: Pick<SlotLinks, 'announce'>,
): Slots {
  const wrongTokens = createWrongSecrets({
    clock,
    limit: 60,
    windowMs: quarter,
    shared: { db, name: 'slot_tokens' },
  });

  async function findSlot({ token, from }: Call): Promise<SlotLinkRow> {
    const row = await wrongTokens.find(from, () => slotLinkByToken(db, hashToken(token)));
    if (!row) throw fail('slots.absent');
    const state = stateOf(row, clock.seconds());
    const isOver =
      state === 'revoked' ||
      state === 'expired' ||
      (state === 'approved' && clock.seconds() >= row.expires_at);
    if (isOver) throw fail('slots.over', { message: endOf(row, state) });
    return row;
  }

  async function present(row: SlotLinkRow): Promise<Slot> {
    const station = stationById(row.station_id);
    if (!station) throw fail('slots.over');
    const show = await shows.get(station, row.show_id);
    // The audio of an approved slot belongs to its draft.
    const pieces = row.state === 'approved' ? [] : await piecesOf(audioEvents, row);
    return presentSlot(station, row, { show, pieces, now: clock.seconds() });
  }

  async function recordState(transaction: Transaction, row: SlotLinkRow, network: string): Promise<void> {
    await links.announce(transaction, row);
    const { id, title, presenter, state, station_id: stationId } = row;
    const self = {
      clock,
      operation: 'slotLinks.submit',
      kind: 'presenter',
      name: presenter,
      stationId,
      network,
    } as const;
    const changes = [{ field: 'state', old: null, new: state, secret: false }];
    await runAsAutomation(self, () =>
      recordChange(transaction, { kind: 'slot_link', action: 'changed', id, name: title, changes }),
    );
  }

  async function changeSlot(
    row: SlotLinkRow,
    { version, network }: { version: number; network: string },
    to: Parameters<typeof changeSlotLink>[2],
  ): Promise<Slot> {
    if (row.state === 'submitted' || row.state === 'approved') throw fail('slots.submitted');
    const after = await db.transaction(async (transaction) => {
      const changed = await changeSlotLink(transaction, { id: row.id, version }, to);
      if (changed && changed.state !== row.state) await recordState(transaction, changed, network);
      return changed;
    });
    if (!after) throw fail('slots.changed');
    return present(after);
  }

  return {
    open: async (call) => present(await findSlot(call)),
    async save(call, { version, title, description, trim_start, trim_end }) {
      const row = await findSlot(call);
      const end = Math.min(trim_end, row.seconds);
      return changeSlot(
        row,
        { version, network: networkOf(call.from) },
        {
          title: title.trim(),
          description,
          trim_start_ms: Math.round(Math.min(trim_start, end) * 1000),
          trim_end_ms: Math.round(end * 1000),
        },
      );
    },
    submit: async (call, version) =>
      changeSlot(
        await findSlot(call),
        { version, network: networkOf(call.from) },
        { state: 'submitted', submitted_at: clock.seconds() },
      ),
    async segment(call, { piece, n }) {
      const row = await findSlot(call);
      const event = (await eventsOf(audioEvents, row))[piece];
      return (event && (await audioEvents.segment(event, n)))?.bytes ?? null;
    },
  };
}

function endOf({ created_by }: SlotLinkRow, state: string): string {
  const why = state === 'revoked' ? 'was revoked' : 'has expired';
  return `This link ${why}. Ask ${created_by} for a new one.`;
}
