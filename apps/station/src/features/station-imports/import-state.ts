import { z } from 'zod';
import type { IdRanges } from './import-ids.ts';

const range = z.object({ min: z.number(), max: z.number(), offset: z.number() });

const importState = z.object({
  /** Ids that the import assigned, by table. */
  ranges: z.record(z.string(), range),
  /** Old and new ids of users. */
  users: z.array(z.tuple([z.number(), z.number()])),
  /** Ids of the users that the import created. */
  created: z.array(z.number()),
  /** Number of files of the manifest that are stored. */
  files: z.number(),
  /** Index of the bulk table that is being imported, and the number of its rows that are. */
  table: z.number(),
  rows: z.number(),
});

/** How far an import is. */
export interface ImportState extends Omit<z.output<typeof importState>, 'ranges'> {
  readonly ranges: IdRanges;
}

export function readState(text: string): ImportState | null {
  return text === '' ? null : importState.parse(JSON.parse(text));
}

export function writeState(state: ImportState): string {
  return JSON.stringify(state);
}
