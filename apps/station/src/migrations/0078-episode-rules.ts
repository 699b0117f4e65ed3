import { type Kysely, sql } from 'kysely';

const statements = [
  sql`alter table category_groups add column in_episodes text not null default 'keep'`,
  sql`create table episode_rights (
    episode_id integer not null,
    event_id integer not null,
    title text not null,
    artist text not null,
    category text not null,
    seconds real not null,
    accepted_by text not null,
    accepted_at integer not null,
    primary key (episode_id, event_id)
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
