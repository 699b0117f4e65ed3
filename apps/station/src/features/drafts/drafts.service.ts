import type { DraftInput } from '@postkit/sdk/schema';
import type { StationContext } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { defineErrors } from '../../platform/errors/define-errors.ts';
import { fail as failPlatform } from '../../platform/errors/platform-errors.ts';
import type { AudioEvents } from '../audio-events/index.ts';
import type { DraftRow } from './draft-tables.ts';
import { deleteDraft, draftAt, writeDraft, type DraftPlace } from './drafts.repository.ts';

const fail = defineErrors({
  'drafts.changed': { status: 409, message: 'This draft was changed in another browser.' },
});

export interface Drafts {
  /** @throws resource.absent */
  get(place: DraftPlace): Promise<DraftRow>;
  /** @throws drafts.changed where it is of another revision than the one that the work went on from. */
  save(place: DraftPlace, input: DraftInput): Promise<DraftRow>;
  /** Nothing happens where it is not there, or of another revision than the one that is named. */
  remove(place: DraftPlace, revision: string | undefined): Promise<void>;
  /** Deletes a draft and lets its audio go. */
  forget(transaction: Transaction, id: number): Promise<void>;
}

export function createDraftService({ db, clock }: StationContext, audioEvents: Pick<AudioEvents, 'hold' | 'known' | 'release'>): Drafts {
  const ownerOf = (id: number) => `draft:${id}`;

  async function forget(transaction: Transaction, id: number): Promise<void> {
    await audioEvents.release(transaction, ownerOf(id));
    await deleteDraft(transaction, id);
  }

  return {
    async get(place) {
      const row = await draftAt(db, place);
      if (!row) throw failPlatform('resource.absent');
      return row;
    },
    async save(place, { base, revision, content, events }) {
      const known = await audioEvents.known(place.station_id, [...new Set(events)]);
      return db.transaction(async (transaction) => {
        const before = await draftAt(transaction, place);
        if (before?.revision === revision) return before;
        if (before && before.revision !== base) throw fail('drafts.changed');
        const updated_at = Math.floor(clock.now() / 1000);
        const row = await writeDraft(transaction, { ...place, revision, content, events: JSON.stringify(events), updated_at });
        await audioEvents.hold(transaction, ownerOf(row.id), known);
        return row;
      });
    },
    remove: (place, revision) =>
      db.transaction(async (transaction) => {
        const row = await draftAt(transaction, place);
        if (row && (revision === undefined || row.revision === revision)) await forget(transaction, row.id);
      }),
    forget,
  };
}
