import type { RuledEvent } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import { unixSeconds } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { Lane } from '../../platform/turns/turn.ts';
import type { Station } from '../accounts/index.ts';
import type { ConnectionRow } from '../connections/index.ts';
import type { Drafts } from '../drafts/index.ts';
import type { ShowRow } from '../shows/index.ts';
import { type AudioVersionKeeper, versionPieces } from './audio-versions/index.ts';
import type { EpisodeChanges } from './episode-changes.service.ts';
import { givenColumns, type GivenFields } from './episode-columns.ts';
import { requireFutureExpiry } from './episode-expiry.ts';
import {
  type EpisodeLinks,
  replaceConnections,
  replaceEvents,
  replaceTags,
} from './episode-links.repository.ts';
import type { EpisodePublisher } from './episode-publisher.service.ts';
import type { EpisodeReferences, ReferenceDeps } from './episode-references.ts';
import type { EpisodeRow } from './episode-tables.ts';
import { nextLifecycleState } from './lifecycle-state.ts';
import { type EpisodeAudio, type RenderJobs, requestRenditions } from './renditions/index.ts';
import { insertAccepted } from './rights/index.ts';
import { withBasicVideo } from './youtube-rule.ts';

export interface SaveWriterDeps extends ReferenceDeps {
  readonly drafts: Pick<Drafts, 'retire'>;
  readonly changes: EpisodeChanges;
  readonly publisher: EpisodePublisher;
  readonly render: RenderJobs;
  readonly versions: AudioVersionKeeper;
}

/** The result of preparing a save before its transaction. */
export interface SavePlan {
  readonly given: EpisodeReferences;
  readonly show: ShowRow;
  /** Null for an empty timeline. */
  readonly audio: EpisodeAudio | null;
  /** A file of this audio, which was rendered before, is missing or damaged. */
  readonly isAudioLost: boolean;
  readonly allConnections: readonly ConnectionRow[];
  /** Events that the user accepted with this save. */
  readonly accepted: readonly RuledEvent[];
}

export interface WriteInput {
  readonly input: GivenFields;
  readonly by: string;
  readonly kind: 'created' | 'updated';
  readonly linksBefore: EpisodeLinks;
  readonly publishedAt?: number | undefined;
  readonly lane: Lane;
}

/** Writes the rows of a save in its transaction. */
export type WriteSave = (
  transaction: Transaction,
  station: Station,
  row: EpisodeRow,
  plan: SavePlan,
  save: WriteInput,
) => Promise<EpisodeRow>;

export function createSaveWriter({ clock }: Pick<StationContext, 'clock'>, deps: SaveWriterDeps): WriteSave {
  const { audioEvents, changes, drafts, publisher, versions } = deps;
  const seconds = () => unixSeconds(clock);

  /** Retires the draft that the save was made from, in its transaction. */
  async function retireDraft(
    transaction: Transaction,
    station: Station,
    row: EpisodeRow,
    { input, by }: WriteInput,
  ): Promise<void> {
    if (!input.from_draft) return;
    const outcome = row.status === 'published' || row.status === 'scheduled' ? row.status : 'saved';
    await drafts.retire(transaction, station, input.from_draft, { outcome, by, episodeId: row.id });
  }

  return async (
    transaction,
    station,
    row,
    { given, show, audio, isAudioLost, allConnections, accepted },
    save,
  ) => {
    const next = nextLifecycleState(row, save.input, seconds());
    const { expires_at = row.expires_at } = save.input;
    // The row of a new episode holds the given date already.
    requireFutureExpiry(
      save.kind === 'created' ? { ...row, expires_at: null } : row,
      { ...next, expires_at },
      seconds(),
    );
    if (given.events)
      await replaceEvents(
        transaction,
        row.id,
        given.events.map((event) => event.id),
      );
    if (given.events)
      await audioEvents.hold(transaction, `episode:${row.id}`, [
        ...new Set(given.events.map((event) => event.id)),
      ]);
    await insertAccepted(transaction, row.id, accepted, { by: save.by, at: seconds() });
    if (given.tagIds) await replaceTags(transaction, row.id, given.tagIds);
    if (given.connections) {
      const isPosted = next.status === 'published' || next.status === 'scheduled';
      const chosen = isPosted
        ? withBasicVideo(given.connections, allConnections, audio?.seconds ?? 0)
        : given.connections;
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
    const { kind, linksBefore, lane } = save;
    const after = isUntouched
      ? moved
      : await requestRenditions(transaction, moved, audio, { ...deps, lane, isAudioLost });
    if (after.media_status === 'ready') {
      await versions.refresh(transaction, after, given.events && versionPieces(audioEvents, given.events));
    }
    if (after.media_status === 'processing' && lane === 'interactive')
      await deps.render.raise(transaction, row.id);
    await retireDraft(transaction, station, after, save);
    return changes.record(transaction, station, {
      kind,
      before: kind === 'created' ? null : row,
      after,
      linksBefore,
    });
  };
}
