import { plainText } from '../../../ui/format/plain-text.ts';

/** A stretch of an episode: a chapter, or words of its transcript. */
export interface Stretch {
  /** Seconds from the start of the episode. */
  start: number;
  text: string;
  /** Name of a speaker, where another one begins. */
  speaker?: string | undefined;
}

function secondsOf(clock: string): number {
  return clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
}

/** The captions of a WebVTT file, in order. Anything else in it is ignored. */
export function parseVtt(file: string): Stretch[] {
  const stretches: Stretch[] = [];
  let last: string | undefined;
  for (const block of file.replaceAll('\r', '').split('\n\n')) {
    const [, clock, words = ''] = /^(?:.*\n)?([\d:.]+) --> .*\n([^]+)$/.exec(block) ?? [];
    if (clock === undefined) continue;
    const [, name] = /^<v(?:\.\S*)? ([^>]+)>/.exec(words) ?? [];
    const speaker = name && plainText(name);
    stretches.push({
      start: secondsOf(clock),
      text: plainText(words),
      speaker: speaker === last ? undefined : speaker,
    });
    last = speaker;
  }
  return stretches;
}
