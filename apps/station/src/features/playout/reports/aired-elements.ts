import { framesToMs, SEGMENT_FRAMES } from '../../../audio/index.ts';
import type { AiredEvent, EpisodePart } from './reports.repository.ts';

/** An element of a report, which several events of the log may be. */
export interface AiredElement extends AiredEvent {
  /** Of the recorded sound, a fraction. */
  readonly seconds: number;
  /** Published episodes that play a second of it or more, by id. */
  readonly episodes: ReadonlyMap<number, string>;
}

type Place = Pick<EpisodePart, 'first_n' | 'last_n' | 'skip_frames' | 'drop_frames'>;

/** A shorter part is the rounding of a cut. */
const shortest_ms = 1000;

/** The elements of events in order: neighbours of one airing are one, because events that are used divide it. */
export function airedElements(events: readonly AiredEvent[], parts: readonly EpisodePart[]): AiredElement[] {
  const elements: (AiredElement & { seconds: number; readonly episodes: Map<number, string> })[] = [];
  for (const event of events) {
    const seconds = framesToMs(event.frames) / 1000;
    const last = elements.at(-1);
    const playing = episodesOf(event, parts);
    if (last && event.cue_id !== null && last.cue_id === event.cue_id) {
      last.seconds += seconds;
      for (const [id, name] of playing) last.episodes.set(id, name);
    } else elements.push({ ...event, seconds, episodes: playing });
  }
  return elements;
}

function episodesOf(event: AiredEvent, parts: readonly EpisodePart[]): Map<number, string> {
  const { stream_id, first_n, last_n, skip_frames, drop_frames } = event;
  if (first_n === null || last_n === null || skip_frames === null || drop_frames === null) return new Map();
  const place = { first_n, last_n, skip_frames, drop_frames };
  const playing = parts.filter(
    (part) => part.stream_id === stream_id && framesToMs(overlapOf(place, part)) >= shortest_ms,
  );
  return new Map(playing.map(({ episode_id, name }) => [episode_id, name]));
}

/** Frames that two ranges of a log share, as if every segment were full. */
function overlapOf(one: Place, other: Place): number {
  const start = ({ first_n, skip_frames }: Place) => first_n * SEGMENT_FRAMES + skip_frames;
  const end = ({ last_n, drop_frames }: Place) => (last_n + 1) * SEGMENT_FRAMES - drop_frames;
  return Math.min(end(one), end(other)) - Math.max(start(one), start(other));
}
