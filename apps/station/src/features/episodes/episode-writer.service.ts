import { randomUUID } from 'node:crypto';
import type { EpisodeInput, EpisodeUpdate } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import { unixSeconds } from '../../platform/clock.ts';
import { fail as failPlatform } from '../../platform/errors/platform-errors.ts';
import type { Lane } from '../../platform/turns/turn.ts';
import { type Station, wholeStation } from '../accounts/index.ts';
import type { Drafts } from '../drafts/index.ts';
import { newColumns } from './episode-columns.ts';
import { fail } from './episode-errors.ts';
import { newExpiry } from './episode-expiry.ts';
import { eventIdsOf, linksOf, noLinks } from './episode-links.repository.ts';
import { resolveReferences, showAt } from './episode-references.ts';
import type { EpisodeRow } from './episode-tables.ts';
import { episodeById, episodeIdByGuid, insertEpisode } from './episodes.repository.ts';
import { knownEvents } from './known-events.ts';
import { estimateBytes, hasRenditions, isLost, readAudio, renditionsOf } from './renditions/index.ts';
import { clearSave, type EpisodeRights, type SavedTimeline } from './rights/index.ts';
import { createSaveWriter, type SavePlan, type SaveWriterDeps } from './write-save.ts';

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

export interface EpisodeWriterDeps extends SaveWriterDeps {
  readonly drafts: Pick<Drafts, 'refuseRetired' | 'retire'>;
  readonly rights: Pick<EpisodeRights, 'clear'>;
}

export interface EpisodeWriter {
  /** Creates an episode, or returns the station's episode with this guid. */
  create(station: Station, input: EpisodeInput, authorship: Authorship): Promise<EpisodeRow>;
  update(station: Station, id: number, update: EpisodeUpdate, by: string): Promise<EpisodeRow>;
}

export function createEpisodeWriter(context: StationContext, deps: EpisodeWriterDeps): EpisodeWriter {
  const { db, clock } = context;
  const { audioEvents, drafts } = deps;
  const seconds = () => unixSeconds(clock);

  const write = createSaveWriter(context, deps);

  return {
    async create(
      station,
      input,
      { by, guid = randomUUID(), publishedAt, lane = 'interactive', isImport = false },
    ) {
      const given = await resolveReferences(station, input, deps);
      const show = given.show ?? (await showAt(station, input.show, deps.shows));
      const cleared = await clearSave(deps.rights, station, seconds(), {
        given,
        show,
        input,
        before: null,
        events: given.events ?? [],
        isImport,
      });
      const plan = await planSave(context, deps, station, { ...cleared, show, before: null });
      const now = seconds();
      return db.transaction(async (transaction) => {
        const already = await episodeIdByGuid(transaction, station.id, guid);
        if (already !== undefined) {
          const same = await episodeById(transaction, station, already);
          if (!same) throw failPlatform('resource.absent');
          return same;
        }
        // An episode that was published before may be older than the days of its show.
        const expires_at =
          publishedAt === undefined && !isImport
            ? newExpiry(plan.show, input, now)
            : (input.expires_at ?? null);
        const made = {
          ...newColumns(plan.show, { ...input, expires_at }),
          guid,
          created_at: now,
          updated_at: now,
          listed_at: now,
          updated_by: by,
        };
        // The row starts at version 0, and its first save raises it to 1.
        const row = await insertEpisode(transaction, { ...made, version: 0 });
        return write(transaction, station, row, plan, {
          kind: 'created',
          input: cleared.input,
          by,
          linksBefore: noLinks,
          publishedAt,
          lane,
        });
      });
    },
    async update(station, id, { version, ...input }, by) {
      const before = await episodeById(db, station, id);
      if (!before || before.deleted_at !== null) throw failPlatform('resource.absent');
      const given = await resolveReferences(station, input, deps);
      const show = given.show ?? (await deps.shows.get(station, before.show_id));
      if (!show) throw failPlatform('resource.absent');
      const events = given.events ?? (await knownEvents(audioEvents, station, await eventIdsOf(db, id)));
      const cleared = await clearSave(deps.rights, station, seconds(), {
        given,
        show,
        input,
        before,
        events,
        isImport: false,
      });
      const plan = await planSave(context, deps, station, { ...cleared, show, before });
      return db.transaction(async (transaction) => {
        const row = await episodeById(transaction, station, id);
        if (!row || row.deleted_at !== null) throw failPlatform('resource.absent');
        if (input.from_draft) await drafts.refuseRetired(transaction, station, input.from_draft.id);
        if (row.version !== (version ?? before.version)) throw changed(station, row);
        const linksBefore = await linksOf(transaction, id);
        return write(transaction, station, row, plan, {
          input: cleared.input,
          by,
          kind: 'updated',
          linksBefore,
          lane: 'interactive',
        });
      });
    },
  };
}

async function planSave(
  { db, storage }: StationContext,
  { audioEvents, connections }: EpisodeWriterDeps,
  station: Station,
  { given, show, events, accepted, before }: Pick<SavePlan, 'given' | 'show' | 'accepted'> & SavedTimeline,
): Promise<SavePlan> {
  const { id: stationId, bitrate } = station;
  const audio =
    events.length === 0 ? null : await readAudio(audioEvents, { stationId, show, events, bitrate });
  const hasFiles = audio !== null && before !== null && hasRenditions(before, audio);
  const isAudioLost =
    hasFiles &&
    before.media_status === 'ready' &&
    (await isLost(storage, (await renditionsOf(db, [before.id])).get(before.id) ?? []));
  if (audio && (!hasFiles || isAudioLost)) await storage.ensureSpace(estimateBytes(audio.seconds, bitrate));
  return {
    given,
    show,
    audio,
    isAudioLost,
    accepted,
    allConnections: given.connections ? await connections.list(wholeStation(stationId)) : [],
  };
}

function changed(station: Station, { name, updated_by, updated_at }: EpisodeRow) {
  const format = new Intl.DateTimeFormat('en', {
    timeZone: station.timezone,
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
  });
  const message = `“${name}” was saved by ${updated_by} at ${format.format(updated_at * 1000)}. Reload it and make your change again.`;
  return fail('episodes.changed', { message });
}
