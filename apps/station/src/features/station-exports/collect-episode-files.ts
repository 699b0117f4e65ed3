import { mediaFormat, type TranscriptFormat } from '@postkit/sdk/schema';
import type { Station } from '../accounts/index.ts';
import type { EpisodeRow } from '../episodes/index.ts';
import { writeCaptions } from '../transcripts/index.ts';
import { everyEpisode } from './episode-lists.ts';
import type { StationExportDeps } from './export-deps.ts';
import type { ExportSource, ExportStep } from './export-source.ts';

const transcriptFormats: readonly TranscriptFormat[] = ['vtt', 'srt', 'json', 'txt'];

interface EpisodeFilesOptions {
  /** Percentage of the export that these files are. */
  readonly end: number;
  /** Whether audio and video are among them. */
  readonly includesMedia: boolean;
}

/** Audio, video, transcript and chapters of each episode, under its id. */
export async function* collectEpisodeFiles(
  deps: StationExportDeps,
  station: Station,
  { end, includesMedia }: EpisodeFilesOptions,
): AsyncGenerator<ExportStep> {
  const counters = (await deps.shows.list(station)).flatMap((show) => Object.values(show.counters));
  const total = counters.reduce((sum, count) => sum + count, 0);
  let done = 0;
  for await (const row of everyEpisode(deps.episodes, station)) {
    const progress = Math.min(end, Math.floor((end * done) / Math.max(1, total)));
    if (includesMedia) for await (const source of mediaOf(deps, station, row)) yield { source, progress };
    for await (const source of textsOf(deps, station, row)) yield { source, progress };
    done += 1;
  }
}

async function* textsOf(
  { episodes, transcripts }: StationExportDeps,
  station: Station,
  row: EpisodeRow,
): AsyncGenerator<ExportSource> {
  const { words, language } = await transcripts.ofEpisode(row);
  const heard = words.filter(({ cut }) => !cut);
  if (heard.length > 0) {
    for (const format of transcriptFormats)
      yield textFile(`transcripts/${row.id}.${format}`, () => writeCaptions(format, heard, language));
  }
  const { chapter_markers } = await episodes.store.whole(station, row);
  if (chapter_markers.length === 0) return;
  const chapters = chapter_markers.map(({ start, title }) => ({ startTime: start, title }));
  yield textFile(`chapters/${row.id}.json`, () => JSON.stringify({ version: '1.2.0', chapters }));
}

async function* mediaOf(
  { episodes }: Pick<StationExportDeps, 'episodes'>,
  station: Station,
  row: EpisodeRow,
): AsyncGenerator<ExportSource> {
  for (const format of mediaFormat.options) {
    const path = `audio/${row.id}.${format}`;
    const file = await episodes.media.fileOf(station.id, row.id, format);
    if (file) yield { path, key: file.key, sha256: file.sha256 };
    else if (format === 'mp3' && row.media_status !== 'none') yield { path, reason: noFileReason(row) };
  }
  const head = await episodes.media.encoderTagOf(station.id, row.id);
  if (head) yield { path: `encoder-tags/${row.id}.id3`, content: () => once(head) };
  for (const kind of ['basic', 'advanced'] as const) {
    const video = await episodes.media.videoOf(station.id, row.id, kind);
    if (video)
      yield {
        path: `video/${row.id}${kind === 'basic' ? '' : '-advanced'}.mp4`,
        key: video.key,
        sha256: null,
      };
  }
}

function noFileReason({ media_status, media_error }: EpisodeRow): string {
  if (media_status === 'processing') return 'Its audio was still being processed.';
  return media_error || 'Its audio could not be processed.';
}

async function* once(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}

function textFile(path: string, write: () => string): ExportSource {
  return {
    path,
    async *content() {
      yield write();
    },
  };
}
