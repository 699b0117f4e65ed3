import { randomUUID } from 'node:crypto';
import { resourcePath, type DraftInput, type DraftOutcome, type FromDraft } from '@postkit/sdk/schema';
import type { Feature, StationContext } from '../../context.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { defineErrors } from '../../platform/errors/define-errors.ts';
import { fail as failPlatform } from '../../platform/errors/platform-errors.ts';
import type { Station } from '../accounts/index.ts';
import type { AudioEvents } from '../audio-events/index.ts';
import type { DraftRow, RetiredDraftRow } from './draft-tables.ts';
import { presentRetired } from './drafts.presenter.ts';
import {
  copiesOf,
  deleteDraft,
  draftAt,
  draftsOf,
  isKeyWithin,
  insertRetiredDraft,
  orphanDrafts,
  retiredDraftAt,
  writeDraft,
  type DraftPlace,
} from './drafts.repository.ts';

const fail = defineErrors({
  'drafts.changed': { status: 409, message: 'This draft was changed in another browser.' },
  'drafts.retired': { status: 410, message: 'This draft was published or discarded.' },
});

/** Drafts for other features. */
export interface Drafts extends Feature {
  /** @throws drafts.retired naming the user who retired it, the time, and the episode created from it */
  refuseRetired(transaction: Transaction, station: Station, draftId: string): Promise<void>;
  /** Retires a draft in every browser that has it: later saves under its id are refused. */
  retire(transaction: Transaction, station: Station, draft: FromDraft, ending: DraftEnding): Promise<void>;
  /** The episode was deleted: its drafts stay while users still change them, and are removed later. */
  orphan(transaction: Transaction, station: Station, episodeId: number): Promise<void>;
}

export interface DraftEnding {
  readonly outcome: DraftOutcome;
  /** Name of the user who retires it. */
  readonly by: string;
  readonly episodeId: number | null;
}

export interface DraftService extends Omit<Drafts, 'start' | 'routes'> {
  /** The drafts of a user without their content, latest change first. */
  list(station: Station, userId: number): Promise<Omit<DraftRow, 'content'>[]>;
  /** The draft at a place, and the retired draft with this id. */
  lookup(
    station: Station,
    place: DraftPlace,
    draftId: string | undefined,
  ): Promise<{ draft: DraftRow | undefined; retired: RetiredDraftRow | undefined }>;
  /** @throws resource.absent */
  get(station: Station, place: DraftPlace): Promise<DraftRow>;
  /** @throws drafts.changed if its stored revision is not the base of the save, drafts.retired, resource.absent */
  save(station: Station, place: DraftPlace, input: DraftInput): Promise<DraftRow>;
  /** Retires the draft as discarded. Does nothing if it does not exist or has another revision than the given one. */
  discard(station: Station, place: DraftPlace, revision: string | undefined, by: string): Promise<void>;
  /** Deletes a draft without retiring it and releases its audio. */
  forget(transaction: Transaction, id: number): Promise<void>;
}

export function createDraftService(
  { db, clock, announce }: StationContext,
  audioEvents: Pick<AudioEvents, 'hold' | 'known' | 'release'>,
): DraftService {
  const ownerOf = (id: number) => `draft:${id}`;

  async function forget(transaction: Transaction, id: number): Promise<void> {
    await audioEvents.release(transaction, ownerOf(id));
    await deleteDraft(transaction, id);
  }

  async function refuseRetired(transaction: Transaction, station: Station, draftId: string): Promise<void> {
    const retired = await retiredDraftAt(transaction, station, draftId);
    if (retired) throw retiredError(station, retired);
  }

  async function retire(
    transaction: Transaction,
    station: Station,
    { id, revision }: FromDraft,
    { outcome, by, episodeId }: DraftEnding,
  ) {
    await refuseRetired(transaction, station, id);
    const copies = await copiesOf(transaction, station.id, id);
    const row: RetiredDraftRow = {
      station_id: station.id,
      draft_id: id,
      outcome,
      retired_by: by,
      retired_at: clock.seconds(),
      episode_id: episodeId,
      unseen_revision: copies.find((copy) => copy.revision !== revision)?.revision ?? null,
    };
    await insertRetiredDraft(transaction, row);
    for (const copy of copies) await forget(transaction, copy.id);
    await announce(station, 'draft_retired', presentRetired(row), { within: transaction });
  }

  return {
    list: (station, userId) => draftsOf(db, station, userId),
    async lookup(station, place, draftId) {
      const [draft, retired] = await Promise.all([
        draftAt(db, station, place),
        draftId ? retiredDraftAt(db, station, draftId) : undefined,
      ]);
      return { draft, retired };
    },
    async get(station, place) {
      const row = await draftAt(db, station, place);
      if (!row) throw failPlatform('resource.absent');
      return row;
    },
    async save(station, place, { id, base, revision, content, events }) {
      if (!(await isKeyWithin(db, station, place.key))) throw failPlatform('resource.absent');
      const known = await audioEvents.known(station, [...new Set(events)]);
      return db.transaction(async (transaction) => {
        if (id) await refuseRetired(transaction, station, id);
        const before = await draftAt(transaction, station, place);
        if (before?.revision === revision) return before;
        if (before && before.revision !== base) throw fail('drafts.changed');
        const draft_id = id ?? before?.draft_id ?? randomUUID();
        const text = JSON.stringify(events);
        const row = await writeDraft(transaction, {
          ...place,
          draft_id,
          revision,
          content,
          events: text,
          updated_at: clock.seconds(),
        });
        await audioEvents.hold(transaction, ownerOf(row.id), known);
        return row;
      });
    },
    discard: (station, place, revision, by) =>
      db.transaction(async (transaction) => {
        const row = await draftAt(transaction, station, place);
        if (!row || (revision !== undefined && row.revision !== revision)) return;
        const draft = { id: row.draft_id, revision: row.revision };
        await retire(transaction, station, draft, { outcome: 'discarded', by, episodeId: null });
      }),
    refuseRetired,
    retire,
    orphan: (transaction, station, episodeId) =>
      orphanDrafts(transaction, station.id, `episode-${episodeId}`, clock.seconds()),
    forget,
  };
}

const outcomeText: Readonly<Record<DraftOutcome, string>> = {
  published: 'published',
  scheduled: 'scheduled',
  saved: 'saved as an episode',
  discarded: 'discarded',
};

function retiredError(station: Station, { outcome, retired_by, retired_at, episode_id }: RetiredDraftRow) {
  const format = new Intl.DateTimeFormat('en', {
    timeZone: station.timezone,
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
  });
  const message = `This draft was ${outcomeText[outcome]} by ${retired_by} at ${format.format(retired_at * 1000)}.`;
  if (episode_id === null) return fail('drafts.retired', { message });
  return fail('drafts.retired', {
    message,
    headers: { location: resourcePath(station.slug, 'playlist', episode_id) },
  });
}
