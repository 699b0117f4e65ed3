import type { Tables } from './db/database.ts';

interface NoteTables {
  /** Facts about the installation that outlive a restart. */
  installation_notes: {
    /** Such as `backup.failed`. */
    name: string;
    /** Unix seconds. */
    at: number;
    text: string;
  };
}

/** A stored fact; `at` in Unix seconds. */
export interface InstallationNote {
  readonly at: number;
  readonly text: string;
}

/** Stores a note, in place of an earlier one of its name. */
export async function writeNote(db: Tables, name: string, note: InstallationNote): Promise<void> {
  const notes = db
    .tables<NoteTables>()
    .insertInto('installation_notes')
    .values({ name, ...note });
  await notes.onConflict((conflict) => conflict.column('name').doUpdateSet({ ...note })).execute();
}

export async function removeNote(db: Tables, name: string): Promise<void> {
  await db.tables<NoteTables>().deleteFrom('installation_notes').where('name', '=', name).execute();
}

/** The note of a name; null without one. */
export async function readNote(db: Tables, name: string): Promise<InstallationNote | null> {
  const notes = db
    .tables<NoteTables>()
    .selectFrom('installation_notes')
    .select(['at', 'text'])
    .where('name', '=', name);
  return (await notes.executeTakeFirst()) ?? null;
}
