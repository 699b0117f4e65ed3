import { createHash } from 'node:crypto';
import type { Episode } from '@postkit/sdk/schema';
import type { Id3Chapter, Id3Tag } from '../../../audio/index.ts';
import { plainDescription } from '../../../rss/index.ts';
import type { Station } from '../../accounts/index.ts';
import type { ShowRow } from '../../shows/index.ts';
import type { EpisodeRow } from '../episode-tables.ts';
import { pageAddress } from '../page-address.ts';

/** The facts of a tag, without the bytes of its cover. */
export type Id3Facts = Omit<Id3Tag, 'cover'>;

/** Bytes of the description in a tag. */
const longestComment = 4000;
/** Rises when the same facts give other bytes, so that files are written again with the next change of their episode. */
const layout = 1;

export interface Id3Source {
  readonly station: Station;
  readonly row: EpisodeRow;
  readonly show: ShowRow | null;
  /** Seconds of its audio. */
  readonly duration: number;
  readonly publicUrl: string;
  /** Whether its page is public; that of an episode for subscribers is not. */
  readonly hasPage: boolean;
}

export function id3Facts({ station, row, show, duration, publicUrl, hasPage }: Id3Source): Id3Facts {
  return {
    title: row.name,
    album: show?.title ?? '',
    artist: show?.author || station.title,
    genre: 'Podcast',
    comment: plainDescription(row.description, longestComment),
    date: dateIn(row.published_at ?? row.delay_post_until, station.timezone),
    track: row.episode_number,
    disc: row.season_number,
    link: hasPage ? pageAddress(publicUrl, station.slug, row.id) : '',
    chapters: chaptersOf(JSON.parse(row.chapter_markers), Math.round(duration * 1000)),
  };
}

/** Names the file of some audio with a tag. @param cover key of the image in the storage */
export function id3FileKey(
  episodeId: number,
  mediaKey: string,
  facts: Id3Facts,
  cover: string | null,
): string {
  const hash = createHash('sha256').update(JSON.stringify([layout, mediaKey, facts, cover]));
  return `${episodeId}-${hash.digest('hex').slice(0, 40)}`;
}

/** Chapters that begin within the audio, each until the next one. @param duration milliseconds */
function chaptersOf(markers: Episode['chapter_markers'], duration: number): Id3Chapter[] {
  const starts = markers
    .map(({ start, title }) => ({ start: Math.round(start * 1000), title }))
    .toSorted((a, b) => a.start - b.start);
  return starts
    .map((chapter, index) => ({ ...chapter, end: Math.min(starts[index + 1]?.start ?? duration, duration) }))
    .filter(({ start, end }) => end > start);
}

/** @param at Unix seconds */
function dateIn(at: number | null, timeZone: string): Id3Facts['date'] {
  if (at === null) return null;
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  const parts = new Map(format.formatToParts(at * 1000).map(({ type, value }) => [type, Number(value)]));
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? 0;
  return {
    year: part('year'),
    month: part('month'),
    day: part('day'),
    hour: part('hour'),
    minute: part('minute'),
  };
}
