import type { WidgetEpisode } from '@postkit/sdk/schema';
import type { Station } from '../accounts/index.ts';
import { audioAddress, pageAddress, type PublishedEpisode } from '../episodes/index.ts';
import type { ShowRow } from '../shows/index.ts';

/** Data for building addresses; a player runs on other sites, so every address is absolute. */
export interface WidgetAddresses {
  readonly station: Station;
  readonly publicUrl: string;
  readonly absolute: (address: string) => string;
  /** The episodes that have a transcript, by id. */
  readonly transcripts: ReadonlyMap<number, unknown>;
}

export function presentWidgetEpisode(
  episode: PublishedEpisode,
  show: ShowRow | undefined,
  { station, publicUrl, absolute, transcripts }: WidgetAddresses,
): WidgetEpisode {
  return {
    playlist_id: episode.id,
    name: episode.name,
    description: episode.description,
    show_title: show?.title ?? '',
    duration: episode.mp3.duration,
    published: episode.published,
    square_image: absolute(episode.rssImage || show?.squareImage || station.defaultImage),
    rectangle_image: absolute(episode.image || show?.rectangleImage || station.defaultImage),
    audio_url: audioAddress(publicUrl, station.slug, episode.id),
    short_url: pageAddress(publicUrl, station.slug, episode.id),
    tags: [...episode.tags],
    explicit: episode.explicit,
    chapters: episode.chapters.map(({ start, title }) => ({ start, title })),
    transcript_url: transcripts.has(episode.id)
      ? `${publicUrl}/${station.slug}/transcripts/${episode.id}.vtt`
      : '',
  };
}
