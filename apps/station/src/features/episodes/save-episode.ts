import { randomUUID } from 'node:crypto';
import type { EpisodeInput, EpisodeUpdate } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { fail as failPlatform } from '../../platform/errors/platform-errors.ts';
import type { Lane } from '../../platform/turns/turn.ts';
import type { Station } from '../accounts/index.ts';
import type { Drafts } from '../drafts/index.ts';
import type { EpisodeChanges, RecordedChange } from './episode-changes.service.ts';
import { type GivenFields, newColumns } from './episode-columns.ts';
import { fail } from './episode-errors.ts';
import { type EpisodeLinks, linksOf, noLinks } from './episode-links.repository.ts';
import type { EpisodePublisher } from './episode-publisher.service.ts';
import { type ReferenceDeps, type ResolvedEpisode, resolveReferences } from './episode-references.ts';
import type { EpisodeRow } from './episode-tables.ts';
import { episodeById, episodeIdByGuid, insertEpisode } from './episodes.repository.ts';
import { newExpiry } from './lifecycle-state.ts';
import { type AudioPlan, planAudio, renderSaved, type RenderStepDeps } from './renditions/index.ts';
import type { ClearedSave, EpisodeRights } from './rights/index.ts';
import { writeEpisode, type WrittenSave } from './write-episode.ts';

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

export interface EpisodeWriter {
  /**
   * Creates an episode, or returns the station's episode with this guid.
   * @throws request.invalid naming the invalid field, storage.full
   */
  create(station: Station, input: EpisodeInput, authorship: Authorship): Promise<EpisodeRow>;
  /** @throws resource.absent, episodes.changed, request.invalid, storage.full */
  update(station: Station, id: number, update: EpisodeUpdate, by: string): Promise<EpisodeRow>;
}

export interface SaveEpisodeDeps extends ReferenceDeps, RenderStepDeps {
  readonly changes: EpisodeChanges;
  readonly drafts: Pick<Drafts, 'refuseRetired' | 'retire'>;
  readonly publisher: EpisodePublisher;
  readonly rights: Pick<EpisodeRights, 'clear'>;
}

/** A request to save an episode. */
interface Request {
  readonly station: Station;
  readonly input: GivenFields;
  readonly by: string;
  readonly lane: Lane;
  readonly isImport: boolean;
  readonly publishedAt?: number | undefined;
}

interface Creation extends Request {
  readonly kind: 'created';
  readonly before: null;
  readonly guid: string;
}

interface Update extends Request {
  readonly kind: 'updated';
  /** The episode as it was before the transaction. */
  readonly before: EpisodeRow;
  /** The version that the user changed. */
  readonly version: number;
}

/** The row that a save writes to. */
interface OpenRow {
  readonly row: EpisodeRow;
  readonly linksBefore: EpisodeLinks;
  /** An earlier request with the same guid created it, so that nothing is left to do. */
  readonly isComplete: boolean;
}

// A save collects the results of its steps.
type Save = Creation | Update;
type Resolved = Save & ResolvedEpisode;
type Cleared = Resolved & ClearedSave;
type Planned = Cleared & AudioPlan;
type Opened = Planned & OpenRow;
type Written = Opened & WrittenSave;
type Published = Written & { readonly after: EpisodeRow };

type ReadingStep<Input, Result> = (save: Input) => Promise<Result>;
type WritingStep<Input, Result> = (transaction: Transaction, save: Input) => Promise<Result>;

/** The steps of a save, in their order. Those that read come before the transaction; each may refuse the save. */
interface SaveSteps {
  /** Finds the resources that the input names. */
  readonly resolve: ReadingStep<Save, ResolvedEpisode>;
  /** Applies the rules of categories to audio that is published. */
  readonly clear: ReadingStep<Resolved, ClearedSave>;
  /** Reads the audio of the timeline, and checks the space for its files. */
  readonly plan: ReadingStep<Cleared, AudioPlan>;
  /** Inserts the row of a new episode, or compares the version of a stored one. */
  readonly open: WritingStep<Planned, OpenRow>;
  /** Writes timeline, accepted events, tags and destinations. */
  readonly write: WritingStep<Opened, WrittenSave>;
  /** Moves the episode to its next lifecycle state: columns, dates, timers, the station's own destinations. */
  readonly publish: WritingStep<Written, EpisodeRow>;
  /** Requests files of audio that differs, and keeps the version of audio that does not. */
  readonly render: WritingStep<Published, EpisodeRow>;
  /** Retires the draft that the save was made from. */
  readonly retire: WritingStep<Published, void>;
  /** Records the change: audit log, counters of the show, live event, webhooks. */
  readonly record: WritingStep<Published, void>;
  /** Updates what follows the episode: feeds, videos, ID3 tags, deliveries. */
  readonly follow: WritingStep<Published, EpisodeRow>;
}

/** Every save of an episode, by a user, a schedule, an import or the demo. */
export function createSaveEpisode(context: StationContext, deps: SaveEpisodeDeps): EpisodeWriter {
  const { db } = context;
  const steps = createSaveSteps(context, deps);

  async function save(request: Save): Promise<EpisodeRow> {
    const resolved = { ...request, ...(await steps.resolve(request)) };
    const cleared = { ...resolved, ...(await steps.clear(resolved)) };
    const planned = { ...cleared, ...(await steps.plan(cleared)) };
    return db.transaction(async (transaction) => {
      const opened = { ...planned, ...(await steps.open(transaction, planned)) };
      if (opened.isComplete) return opened.row;
      const written = { ...opened, ...(await steps.write(transaction, opened)) };
      const published = { ...written, after: await steps.publish(transaction, written) };
      const rendered = { ...published, after: await steps.render(transaction, published) };
      await steps.retire(transaction, rendered);
      await steps.record(transaction, rendered);
      return steps.follow(transaction, rendered);
    });
  }

  return {
    create: (station, input, { guid = randomUUID(), lane = 'interactive', isImport = false, ...author }) =>
      save({ kind: 'created', before: null, station, input, guid, lane, isImport, ...author }),
    async update(station, id, { version, ...input }, by) {
      const before = await episodeById(db, station, id);
      if (!before || before.deleted_at !== null) throw failPlatform('resource.absent');
      return save({
        kind: 'updated',
        before,
        version: version ?? before.version,
        station,
        input,
        by,
        lane: 'interactive',
        isImport: false,
      });
    },
  };
}

function createSaveSteps(context: StationContext, deps: SaveEpisodeDeps): SaveSteps {
  const { db, clock } = context;
  const { audioEvents, changes, drafts, publisher, rights } = deps;

  async function openNew(
    transaction: Transaction,
    save: Creation & Pick<ResolvedEpisode, 'show'>,
  ): Promise<OpenRow> {
    const { station, show, input, by, guid, isImport, publishedAt } = save;
    const already = await episodeIdByGuid(transaction, station.id, guid);
    if (already !== undefined) {
      const row = await episodeById(transaction, station, already);
      if (!row) throw failPlatform('resource.absent');
      return { row, linksBefore: noLinks, isComplete: true };
    }
    const now = clock.seconds();
    // An episode that was published before may be older than the days of its show.
    const expires_at =
      publishedAt === undefined && !isImport ? newExpiry(show, input, now) : (input.expires_at ?? null);
    const row = await insertEpisode(transaction, {
      ...newColumns(show, { ...input, expires_at }),
      guid,
      created_at: now,
      updated_at: now,
      listed_at: now,
      updated_by: by,
      // The first save raises it to 1.
      version: 0,
    });
    return { row, linksBefore: noLinks, isComplete: false };
  }

  async function openStored(transaction: Transaction, save: Update): Promise<OpenRow> {
    const { station, before, input, version } = save;
    const row = await episodeById(transaction, station, before.id);
    if (!row || row.deleted_at !== null) throw failPlatform('resource.absent');
    if (input.from_draft) await drafts.refuseRetired(transaction, station, input.from_draft.id);
    if (row.version !== version) throw changedMeanwhile(station, row);
    return { row, linksBefore: await linksOf(transaction, row.id), isComplete: false };
  }

  return {
    resolve: (save) => resolveReferences(db, deps, save),
    clear: rights.clear,
    plan: (save) => planAudio(context, audioEvents, save),
    open: (transaction, save) =>
      save.kind === 'created' ? openNew(transaction, save) : openStored(transaction, save),
    write: (transaction, save) => writeEpisode(transaction, deps, save, clock.seconds()),
    publish: (transaction, { row, next, columns, publishedAt }) =>
      publisher.move(transaction, row, next, columns, publishedAt),
    render: (transaction, { after, ...save }) => renderSaved(transaction, deps, after, save),
    async retire(transaction, { station, input, by, after: { id: episodeId, status } }) {
      const outcome = status === 'published' || status === 'scheduled' ? status : 'saved';
      if (input.from_draft)
        await drafts.retire(transaction, station, input.from_draft, { outcome, by, episodeId });
    },
    record: (transaction, save) => changes.record(transaction, save.station, changeOf(save)),
    follow: (transaction, save) => changes.follow(transaction, save.station, changeOf(save)),
  };
}

function changeOf({ kind, row, after, linksBefore }: Published): RecordedChange {
  return { kind, before: kind === 'created' ? null : row, after, linksBefore };
}

function changedMeanwhile(station: Station, { name, updated_by, updated_at }: EpisodeRow) {
  const format = new Intl.DateTimeFormat('en', {
    timeZone: station.timezone,
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
  });
  const message = `“${name}” was saved by ${updated_by} at ${format.format(updated_at * 1000)}. Reload it and make your change again.`;
  return fail('episodes.changed', { message });
}
