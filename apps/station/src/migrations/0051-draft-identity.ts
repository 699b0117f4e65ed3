import { randomUUID } from 'node:crypto';
import { sql, type Generated, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table drafts add column draft_id text not null default ''`.execute(db);
  await sql`alter table drafts add column orphaned_at integer`.execute(db);
  await nameDrafts(db);
  await sql`create index drafts_by_draft_id on drafts (station_id, draft_id)`.execute(db);
  await sql`drop index drafts_by_age`.execute(db);
  await sql`create index drafts_by_orphaning on drafts (orphaned_at) where orphaned_at is not null`.execute(
    db,
  );
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
}

type DraftTables = {
  drafts: { id: Generated<number>; draft_id: string };
};

async function nameDrafts(db: Kysely<unknown>): Promise<void> {
  const drafts = db.$extendTables<DraftTables>();
  for (const { id } of await drafts.selectFrom('drafts').select('id').execute()) {
    await drafts.updateTable('drafts').set({ draft_id: randomUUID() }).where('id', '=', id).execute();
  }
}
