import { randomUUID } from 'node:crypto';
import type { EpisodeInput, EpisodeStatus, EpisodeUpdate, RuledEvent } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { fail as failPlatform } from '../../platform/errors/platform-errors.ts';
import type { Lane } from '../../platform/turns/turn.ts';
import type { Station } from '../accounts/index.ts';
import type { AudioEventRow } from '../audio-events/index.ts';
import type { ConnectionRow } from '../connections/index.ts';
import type { Drafts } from '../drafts/index.ts';
import type { ShowRow } from '../shows/index.ts';
import type { EpisodeChanges } from './episode-changes.service.ts';
import { givenColumns, type GivenFields, newColumns } from './episode-columns.ts';
import { fail } from './episode-errors.ts';
import { connectionsOf, eventIdsOf, replaceConnections, replaceEvents, replaceTags } from './episode-links.repository.ts';
import type { EpisodePublisher } from './episode-publisher.service.ts';
import { type EpisodeReferences, resolveReferences, type ReferenceDeps, showAt } from './episode-references.ts';
import type { EpisodeRow } from './episode-tables.ts';
import { episodeById, episodeIdByGuid, insertEpisode } from './episodes.repository.ts';
import { knownEvents } from './known-events.ts';
import { nextLifecycleState } from './lifecycle-state.ts';
import { type EpisodeRights, insertAccepted } from './rights/index.ts';
import {
  type EpisodeAudio,
  hasRenditions,
  readAudio,
  type RenderJobs,
  requestRenditions,
  estimateBytes,
  type RenditionRemoval,
} from './renditions/index.ts';
import { withBasicVideo } from './youtube-rule.ts';

/** The author of an episode, and properties that an import or the demo sets. */
export interface Authorship {
  /** The author's name as other users see it. */
  readonly by: string;
  /** Guid of an imported episode, or of a request that may be repeated; random by default. */
  readonly guid?: string;
  /** Unix seconds of the first publishing; now by default. */
  readonly publishedAt?: number;
  /** `background` if no user waits for the audio. */
  readonly lane?: Lane;
  /** The episode was published elsewhere before, so the rules of categories do not apply. */
  readonly isImport?: boolean;
}

export interface EpisodeWriterDeps extends ReferenceDeps {
  readonly drafts: Pick<Drafts, 'refuseRetired' | 'retire'>;
  readonly changes: EpisodeChanges;
  readonly publisher: EpisodePublisher;
  readonly render: RenderJobs;
  readonly removal: RenditionRemoval;
  readonly rights: Pick<EpisodeRights, 'clear'>;
}

export interface EpisodeWriter {
  /** Creates an episode, or returns the station's episode with this guid. */
  create(station: Station, input: EpisodeInput, authorship: Authorship): Promise<EpisodeRow>;
  update(station: Station, id: number, update: EpisodeUpdate, by: string): Promise<EpisodeRow>;
}

/** The events of a save, and the episode before it; null for a new one. */
interface Timeline {
  readonly events: readonly AudioEventRow[];
  readonly before: EpisodeRow | null;
}

/** The result of preparing a save before its transaction. */
interface Plan {
  readonly given: EpisodeReferences;
  readonly show: ShowRow;
  /** Null for an empty timeline. */
  readonly audio: EpisodeAudio | null;
  readonly allConnections: readonly ConnectionRow[];
  /** Events that the user accepted with this save. */
  readonly accepted: readonly RuledEvent[];
}

export function createEpisodeWriter(context: StationContext, deps: EpisodeWriterDeps): EpisodeWriter {
  const { db, clock } = context;
  const { audioEvents, changes, drafts, publisher } = deps;
  const seconds = () => Math.floor(clock.now() / 1000);

  /** Writes the rows of a save in its transaction. */
  async function write(
    transaction: Transaction,
    station: Station,
    row: EpisodeRow,
    { given, show, audio, allConnections, accepted }: Plan,
    save: WriteInput,
  ) {
    const next = nextLifecycleState(row, save.input, seconds());
    if (given.events)
      await replaceEvents(
        transaction,
        row.id,
        given.events.map((event) => event.id),
      );
    if (given.events) await audioEvents.hold(transaction, `episode:${row.id}`, [...new Set(given.events.map((event) => event.id))]);
    await insertAccepted(transaction, row.id, accepted, { by: save.by, at: seconds() });
    if (given.tagIds) await replaceTags(transaction, row.id, given.tagIds);
    if (given.connections) {
      const isPosted = next.status === 'published' || next.status === 'scheduled';
      const chosen = isPosted ? withBasicVideo(given.connections, allConnections, audio?.seconds ?? 0) : given.connections;
      await replaceConnections(transaction, row.id, chosen);
    }
    const columns = {
      ...givenColumns(save.input, row),
      show_id: show.id,
      categories: JSON.stringify(audio?.categories ?? []),
      updated_by: save.by,
    };
    const moved = await publisher.move(transaction, row, next, columns, save.publishedAt);
    // A save without a new timeline says nothing about audio whose key is unknown.
    const isUntouched = !given.events && audio?.key === '' && moved.media_status !== 'failed';
    const { kind, connectionsBefore, lane } = save;
    const after = isUntouched ? moved : await requestRenditions(transaction, moved, audio, { ...deps, lane });
    if (after.media_status === 'processing' && lane === 'interactive') await deps.render.raise(transaction, row.id);
    await retireDraft(transaction, station, after, save);
    return changes.record(transaction, station, { kind, before: kind === 'created' ? null : row, after, connectionsBefore });
  }

  /** Retires the draft that the save was made from, in its transaction. */
  async function retireDraft(transaction: Transaction, station: Station, row: EpisodeRow, { input, by }: WriteInput): Promise<void> {
    if (!input.from_draft) return;
    const outcome = row.status === 'published' || row.status === 'scheduled' ? row.status : 'saved';
    await drafts.retire(transaction, station, input.from_draft, { outcome, by, episodeId: row.id });
  }

  /** Applies the rules of categories to a save that publishes, or that changes the timeline of a published episode. */
  async function clear<Input extends GivenFields>(
    station: Station,
    { given, show, input, before, events, isImport }: Timeline & Pick<Plan, 'given' | 'show'> & { input: Input; isImport: boolean },
  ) {
    const { status } = nextLifecycleState(before ?? newDraft, input, seconds());
    const isChange = given.events !== undefined || !before || !isOut(before.status);
    if (isImport || !isOut(status) || !isChange) return { given, input, events, accepted: [] };
    const cleared = await deps.rights.clear(station, {
      events,
      episodeId: before?.id ?? null,
      accepted: input.accept_rights ?? [],
      ads: input.ad_insert_events ?? JSON.parse(before?.ad_insert_events ?? '[]'),
      chapters: input.chapter_markers ?? JSON.parse(before?.chapter_markers ?? '[]'),
      preBumper: show.preBumper,
    });
    const { accepted, ads: ad_insert_events, chapters: chapter_markers } = cleared;
    if (!cleared.isShorter) return { given, input, events, accepted };
    return {
      given: { ...given, events: cleared.events },
      input: { ...input, ad_insert_events, chapter_markers },
      events: cleared.events,
      accepted,
    };
  }

  return {
    async create(station, input, { by, guid = randomUUID(), publishedAt, lane = 'interactive', isImport = false }) {
      const given = await resolveReferences(station, input, deps);
      const show = given.show ?? (await showAt(station, input.show, deps.shows));
      const cleared = await clear(station, { given, show, input, before: null, events: given.events ?? [], isImport });
      const plan = await planSave(context, deps, station, { ...cleared, show, before: null });
      const now = seconds();
      return db.transaction(async (transaction) => {
        const already = await episodeIdByGuid(transaction, station.id, guid);
        const same = already === undefined ? undefined : await episodeById(transaction, station.id, already);
        if (same) return same;
        const made = { ...newColumns(plan.show, input), guid, created_at: now, updated_at: now, listed_at: now, updated_by: by };
        // The row starts at version 0, and its first save raises it to 1.
        const row = await insertEpisode(transaction, { ...made, version: 0 });
        return write(transaction, station, row, plan, {
          input: cleared.input,
          by,
          kind: 'created',
          connectionsBefore: [],
          publishedAt,
          lane,
        });
      });
    },
    async update(station, id, { version, ...input }, by) {
      const before = await episodeById(db, station.id, id);
      if (!before || before.deleted_at !== null) throw failPlatform('resource.absent');
      const given = await resolveReferences(station, input, deps);
      const show = given.show ?? (await deps.shows.get(station.id, before.show_id));
      if (!show) throw failPlatform('resource.absent');
      const events = given.events ?? (await knownEvents(audioEvents, station.id, await eventIdsOf(db, id)));
      const cleared = await clear(station, { given, show, input, before, events, isImport: false });
      const plan = await planSave(context, deps, station, { ...cleared, show, before });
      return db.transaction(async (transaction) => {
        const row = await episodeById(transaction, station.id, id);
        if (!row || row.deleted_at !== null) throw failPlatform('resource.absent');
        if (input.from_draft) await drafts.refuseRetired(transaction, station, input.from_draft.id);
        if (row.version !== version) throw changed(station, row);
        const connectionsBefore = ((await connectionsOf(transaction, [id])).get(id) ?? []).map((connection) => connection.connection_id);
        return write(transaction, station, row, plan, {
          input: cleared.input,
          by,
          kind: 'updated',
          connectionsBefore,
          lane: 'interactive',
        });
      });
    },
  };
}

const newDraft = { status: 'draft', delay_post_until: null } as const;

function isOut(status: EpisodeStatus): boolean {
  return status === 'published' || status === 'scheduled';
}

async function planSave(
  { storage }: StationContext,
  { audioEvents, connections }: EpisodeWriterDeps,
  station: Station,
  { given, show, events, accepted, before }: Pick<Plan, 'given' | 'show' | 'accepted'> & Timeline,
): Promise<Plan> {
  const { id: stationId, bitrate } = station;
  const audio = events.length === 0 ? null : await readAudio(audioEvents, { stationId, show, events, bitrate });
  if (audio && !(before && hasRenditions(before, audio))) await storage.ensureSpace(estimateBytes(audio.seconds, bitrate));
  return { given, show, audio, accepted, allConnections: given.connections ? await connections.list(stationId) : [] };
}

interface WriteInput {
  readonly input: GivenFields;
  readonly by: string;
  readonly kind: 'created' | 'updated';
  readonly connectionsBefore: readonly number[];
  readonly publishedAt?: number | undefined;
  readonly lane: Lane;
}

function changed(station: Station, { name, updated_by, updated_at }: EpisodeRow) {
  const format = new Intl.DateTimeFormat('en', { timeZone: station.timezone, dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' });
  const message = `“${name}” was saved by ${updated_by} at ${format.format(updated_at * 1000)}. Reload it and make your change again.`;
  return fail('episodes.changed', { message });
}
