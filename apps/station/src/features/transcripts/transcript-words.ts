import type { TranscriptTiming } from '@postkit/sdk/schema';
import type { WordsOfEvent } from '../audio-events/index.ts';

/** A word with the label of its speaker and the name to show. */
export interface LabelledWord {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly cut: boolean;
  /** Null if unknown. */
  readonly label: string | null;
  readonly speaker: string | null;
  /** Number of its caption, if that overlaps another one. */
  readonly caption?: number | undefined;
}

/** Words of one event, or of several after one another. */
export interface TranscriptWords {
  readonly words: readonly LabelledWord[];
  readonly timing: TranscriptTiming | null;
  readonly language: string;
}

const exactness: readonly TranscriptTiming[] = ['words', 'captions', 'estimated'];

export interface PlacedEvent {
  readonly words: WordsOfEvent;
  /** Milliseconds before it. */
  readonly offset: number;
}

/** Puts the words of events one after another, and names their speakers. */
export function joinWords(
  events: readonly PlacedEvent[],
  names: ReadonlyMap<string, string>,
): TranscriptWords {
  const sources = events.flatMap(({ words }) => words.sources);
  const own = new Map<string, string>();
  for (const { id, speakers } of sources)
    for (const { label, name } of JSON.parse(speakers) as { label: string; name: string }[])
      if (name) own.set(`${id} ${label}`, name);
  const words = events.flatMap(({ words: { words: spoken }, offset }) =>
    spoken.map(({ start, end, text, cut, speaker: label, transcriptId, caption }) => {
      const speaker =
        label === null ? null : (names.get(label) ?? own.get(`${transcriptId} ${label}`) ?? label);
      return {
        start: Math.round(start + offset),
        end: Math.round(end + offset),
        text,
        cut,
        label,
        speaker,
        caption,
      };
    }),
  );
  const worst = Math.max(-1, ...sources.map(({ timing }) => exactness.indexOf(timing)));
  return {
    words,
    timing: words.length === 0 ? null : (exactness[worst] ?? null),
    language: sources.find(({ language }) => language !== '')?.language ?? '',
  };
}
