import { joinWords } from '@postkit/sdk/words';

/** A word to store; milliseconds from the start of the audio. */
export interface SpokenWord {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Label of its speaker; null if unknown. */
  readonly speaker: string | null;
  /** Number of its caption in its source, if that overlaps another one: the words of a caption follow each other. */
  readonly caption?: number | undefined;
}

/** A word that an event plays, or that was cut out of it at `start`. */
export interface EventWord extends SpokenWord {
  readonly cut: boolean;
  readonly transcriptId: number;
}

/** The words that are heard, as text: a paragraph per turn of a speaker. */
export function wordsText(words: readonly Pick<EventWord, 'text' | 'speaker' | 'cut'>[]): string {
  const heard = words.filter(({ cut }) => !cut);
  const turns: string[][] = [];
  for (const [index, { text, speaker }] of heard.entries()) {
    if (heard[index - 1]?.speaker === speaker) turns.at(-1)?.push(text);
    else turns.push([text]);
  }
  return turns.map(joinWords).join('\n\n');
}
