import type { PlayoutJournalEntry } from '@postkit/sdk';
import { readingLines } from './reading-lines.ts';

/** A message of the journal: a line with its id, arrival (UTC), input and length, and indented what was read of it. */
export function journalLines(entry: PlayoutJournalEntry): string[] {
  const { id, arrived_at_ms, input_id, bytes, elements, findings, is_read } = entry;
  const head = `${id}  ${new Date(arrived_at_ms).toISOString()}  input ${input_id}  ${bytes} bytes`;
  const read = is_read ? readingLines({ messages: elements, findings }) : ['Waiting to be read.'];
  return [head, ...read.map((line) => `  ${line}`)];
}
