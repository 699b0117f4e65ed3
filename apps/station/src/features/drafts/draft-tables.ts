import { randomUUID } from 'node:crypto';
import type { DraftOutcome } from '@postkit/sdk/schema';
import { sql, type Generated, type Kysely, type Selectable } from 'kysely';
import type { Migration } from '../../platform/db/migrate.ts';

export interface DraftTables {
  drafts: {
    id: Generated<number>;
    station_id: number;
    user_id: number;
    key: string;
    /** UUID; users who share a browser may share a draft. */
    draft_id: string;
    revision: string;
    /** The editor's own record; JSON text that the station does not look into. */
    content: string;
    /** JSON list of event ids. */
    events: string;
    /** Unix seconds. */
    updated_at: number;
    /** When its episode was deleted, unix seconds; null while the episode exists, and for a draft of a new one. */
    orphaned_at: number | null;
  };
  retired_drafts: {
    station_id: number;
    draft_id: string;
    outcome: DraftOutcome;
    retired_by: string;
    /** Unix seconds. */
    retired_at: number;
    episode_id: number | null;
    unseen_revision: string | null;
  };
}

export type DraftRow = Selectable<DraftTables['drafts']>;
export type RetiredDraftRow = Selectable<DraftTables['retired_drafts']>;

export const draftsMigrations: readonly Migration[] = [
  {
    name: '0038_drafts',
    async up(db) {
      await sql`create table drafts (
        id integer primary key autoincrement,
        station_id integer not null,
        user_id integer not null,
        key text not null,
        revision text not null,
        content text not null,
        events text not null,
        updated_at integer not null
      )`.execute(db);
      await sql`create unique index drafts_by_key on drafts (user_id, station_id, key)`.execute(db);
      await sql`create index drafts_by_age on drafts (updated_at)`.execute(db);
    },
  },
  {
    name: '0051_draft_identity',
    async up(db) {
      await sql`alter table drafts add column draft_id text not null default ''`.execute(db);
      await sql`alter table drafts add column orphaned_at integer`.execute(db);
      await nameDrafts(db);
      await sql`create index drafts_by_draft_id on drafts (station_id, draft_id)`.execute(db);
      await sql`drop index drafts_by_age`.execute(db);
      await sql`create index drafts_by_orphaning on drafts (orphaned_at) where orphaned_at is not null`.execute(db);
      await sql`create table retired_drafts (
        station_id integer not null,
        draft_id text not null,
        outcome text not null,
        retired_by text not null,
        retired_at integer not null,
        episode_id integer,
        unseen_revision text,
        primary key (station_id, draft_id)
      ) without rowid`.execute(db);
    },
  },
];

async function nameDrafts(db: Kysely<DraftTables>): Promise<void> {
  for (const { id } of await db.selectFrom('drafts').select('id').execute()) {
    await db.updateTable('drafts').set({ draft_id: randomUUID() }).where('id', '=', id).execute();
  }
}
