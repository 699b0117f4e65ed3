import { z } from 'zod';
import { type TranscriptHit, type transcriptSearchQuery } from '@postkit/sdk/schema';
import type { StationContext } from '../../../context.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { type Accounts, type Station, wholeStation } from '../../accounts/index.ts';
import type { AudioEvents } from '../../audio-events/index.ts';
import { pageAddress, type EpisodeRow, type Episodes } from '../../episodes/index.ts';
import { captionsOf, paragraphsOf } from '../captions/captions-of-words.ts';
import type { TranscriptWords } from '../transcript-words.ts';
import type { TranscriptService } from '../transcripts.service.ts';
import {
  findStretches,
  insertPublished,
  publishedLanguages,
  publishedTranscript,
  removePublished,
} from './published-words.repository.ts';
import { readMarks, searchableText, searchQuery } from './search-query.ts';

/** A turn of a speaker in an episode; seconds from its start. */
export interface TranscriptParagraph {
  readonly start: number;
  readonly end: number;
  /** Name of the speaker; null if unknown. */
  readonly speaker: string | null;
  readonly text: string;
}

/** The transcript of a published episode, for pages. */
export interface EpisodeTranscript {
  /** Language tag; empty if unknown. */
  readonly language: string;
  readonly paragraphs: readonly TranscriptParagraph[];
}

export interface PublishedTranscripts {
  /** Null for an episode that is not public, or has no words. */
  episodeTranscript(stationId: number, episodeId: number): Promise<EpisodeTranscript | null>;
  /** Its words; null for an episode that is not public, or has none. */
  wordsOf(stationId: number, episodeId: number): Promise<TranscriptWords | null>;
  /** Languages of the transcripts of those published episodes that have one, by episode. */
  languagesOf(episodeIds: readonly number[]): Promise<ReadonlyMap<number, string>>;
  /** Builds the search of all published episodes of a station again. */
  reindex(transaction: Transaction, stationId: number): Promise<void>;
  search(
    station: Station,
    query: z.output<typeof transcriptSearchQuery>,
  ): Promise<{ hits: TranscriptHit[]; total: number }>;
}

export interface PublishedTranscriptDeps {
  readonly accounts: Accounts;
  readonly audioEvents: AudioEvents;
  readonly episodes: Pick<Episodes, 'store' | 'publishing'>;
  readonly transcripts: TranscriptService;
}

const defaultLimit = 20;

export function createPublishedTranscripts(
  context: StationContext,
  deps: PublishedTranscriptDeps,
): PublishedTranscripts {
  const { db, jobs } = context;
  const { accounts, audioEvents, episodes, transcripts } = deps;

  const index = jobs.define('transcripts.index', {
    payload: z.object({ episode_id: z.int() }),
    lane: 'background',
    async run({ episode_id }, job) {
      const row = await episodes.store.read(db, episode_id);
      const station = row && accounts.stationById(row.station_id);
      if (!row || !station) return;
      const { words, language } = await transcripts.ofEpisode(row);
      const heard = words.filter(({ cut }) => !cut);
      await job.complete(async (transaction) => {
        const had = await removePublished(transaction, episode_id);
        // It may have been withdrawn while its words were read.
        const now = await episodes.store.read(transaction, episode_id);
        const isShown = now !== undefined && isPublic(now) && heard.length > 0;
        if (now && isShown) {
          const stretches = captionsOf(heard).map(({ start, text }) => ({
            startMs: Math.round(start),
            text: searchableText(text),
          }));
          await insertPublished(
            transaction,
            { episode_id, station_id: now.station_id, show_id: now.show_id, language },
            stretches,
          );
        }
        if (now && (had || isShown)) await episodes.publishing.contentChanged(transaction, station, now);
      });
    },
  });

  const addJob = (transaction: Transaction, { id, station_id }: Pick<EpisodeRow, 'id' | 'station_id'>) =>
    index.add(transaction, { episode_id: id }, { key: String(id), station: station_id });

  episodes.publishing.onChanged(async (transaction, _station, row) => {
    if (isPublic(row)) await addJob(transaction, row);
    else await removePublished(transaction, row.id);
  });
  audioEvents.onWordsChanged(async (transaction, _station, eventIds) => {
    for (const row of await episodes.store.publishedWith(transaction, eventIds))
      await addJob(transaction, row);
  });
  transcripts.onNamed(async (transaction, station, scope) => {
    const rows = await episodes.store.publishedIn(transaction, station.id, scope);
    for (const row of rows) await addJob(transaction, row);
  });

  async function wordsOf(stationId: number, episodeId: number): Promise<TranscriptWords | null> {
    const row = await episodes.store.get(wholeStation(stationId), episodeId);
    if (!row || !isPublic(row) || !(await publishedTranscript(db, episodeId))) return null;
    return transcripts.ofEpisode(row);
  }

  return {
    wordsOf,
    async episodeTranscript(stationId, episodeId) {
      const found = await wordsOf(stationId, episodeId);
      if (!found) return null;
      const paragraphs = paragraphsOf(found.words.filter(({ cut }) => !cut)).map(
        ({ start, end, speaker, text }) => ({
          start: start / 1000,
          end: end / 1000,
          speaker,
          text,
        }),
      );
      return { language: found.language, paragraphs };
    },
    async reindex(transaction, stationId) {
      for (const row of await episodes.store.publishedIn(transaction, stationId, null))
        await addJob(transaction, row);
    },
    languagesOf: (ids) => publishedLanguages(db, ids),
    async search(station, { q, show = null, limit = defaultLimit, offset = 0 }) {
      const words = searchQuery(q);
      if (words === null) return { hits: [], total: 0 };
      const { found, total } = await findStretches(db, {
        stationId: station.id,
        showId: show,
        words,
        limit,
        offset,
      });
      const hits: TranscriptHit[] = [];
      for (const { episode_id, start_ms, marked } of found) {
        const row = await episodes.store.get(station, episode_id);
        if (!row) continue;
        const url = pageAddress(context.publicUrl, station.slug, episode_id);
        hits.push({
          playlist_id: episode_id,
          title: row.name,
          url,
          start: start_ms / 1000,
          ...readMarks(marked),
        });
      }
      return { hits, total };
    },
  };
}

function isPublic({ status, deleted_at, published_at }: EpisodeRow): boolean {
  return status === 'published' && deleted_at === null && published_at !== null;
}
