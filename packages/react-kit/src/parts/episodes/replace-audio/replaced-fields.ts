import type { Episode, EpisodeInput } from '@postkit/sdk/schema';

/** The update that makes one file the audio of an episode, and what it leaves out. */
export interface ReplacedAudio {
  fields: Pick<EpisodeInput, 'show' | 'events' | 'ad_insert_events' | 'chapter_markers'> & { show: string };
  /** Ad markers inside the audio before, which have no place in the new one. */
  adsDropped: number;
  chaptersKept: number;
  /** Chapters after the end of the new audio. */
  chaptersDropped: number;
}

type Replaceable = Pick<Episode, 'show' | 'events' | 'ad_insert_events' | 'chapter_markers'>;

/** @param location path of the event of the new audio */
export function replacedFields(episode: Replaceable, location: string, seconds: number): ReplacedAudio {
  const first = episode.events[0]?.id;
  const id = Number(location.split('/').findLast((part) => part !== ''));
  const ads = episode.ad_insert_events
    .filter((at) => at === 'END' || at === first)
    .map((at) => (at === 'END' ? at : id));
  const chapters = episode.chapter_markers.filter(({ start }) => start < seconds);
  return {
    fields: { show: episode.show, events: [location], ad_insert_events: ads, chapter_markers: chapters },
    adsDropped: episode.ad_insert_events.length - ads.length,
    chaptersKept: chapters.length,
    chaptersDropped: episode.chapter_markers.length - chapters.length,
  };
}
