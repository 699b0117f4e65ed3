import { z } from 'zod';
import type { Station } from '../accounts/index.ts';

/** A notice that an input of a playout system is silent, or sends messages again. */
export const inputNotice = z.object({
  /** Name of the input. */
  input: z.string(),
  /** Unix seconds of its last message before the silence. */
  since: z.int(),
  /** Unix seconds of its next message; null during the silence. */
  until: z.int().nullable(),
});
type InputNotice = z.output<typeof inputNotice>;

/** @param moment writes Unix seconds in the station's time zone */
export function textsOfInput(
  { title }: Station,
  { input, since, until }: InputNotice,
  moment: (seconds: number) => string,
): { subject: string; lines: string[] } {
  const name = `The playout input “${input}” of ${title}`;
  if (until !== null)
    return {
      subject: `${title}: ${input} sends messages again`,
      lines: [`${name} sends messages again since ${moment(until)}.`, `It was silent from ${moment(since)}.`],
    };
  return {
    subject: `${title}: no messages of ${input} since ${moment(since)}`,
    lines: [
      `${name} has had no message since ${moment(since)}.`,
      'The log takes the next input that is not silent; without one it knows no elements. Check the playout system and its connection.',
    ],
  };
}
