import { type Kysely, sql } from 'kysely';

const statements = [
  sql`create table unheard_events (
    event_id integer primary key references audio_events (id) on delete cascade,
    station_id integer not null,
    attempts integer not null default 0
  )`,
  sql`create index unheard_events_by_attempts on unheard_events (attempts, event_id)`,
  sql`create table fingerprints (
    event_id integer primary key references audio_events (id) on delete cascade,
    station_id integer not null,
    started_ms integer not null,
    items blob not null,
    has_keys integer not null
  )`,
  sql`create index fingerprints_with_keys on fingerprints (started_ms) where has_keys = 1`,
  sql`create table fingerprint_keys (
    station_id integer not null,
    key integer not null,
    event_id integer not null,
    position integer not null,
    primary key (station_id, key, event_id, position)
  ) without rowid`,
  sql`create table event_repeats (
    event_id integer primary key references audio_events (id) on delete cascade,
    earlier_id integer not null,
    at_ms integer not null
  )`,
  sql`create index event_repeats_by_earlier on event_repeats (earlier_id)`,
  sql`create trigger fingerprints_take_repeats after delete on fingerprints begin
    delete from event_repeats where event_id = old.event_id or earlier_id = old.event_id;
  end`,
  sql`create trigger events_without_audio_take_fingerprints after update of gone on audio_events when new.gone = 1 begin
    delete from unheard_events where event_id = new.id;
    delete from fingerprints where event_id = new.id;
  end`,
  sql`insert into unheard_events (event_id, station_id)
    select id, station_id from audio_events where type_name = 'LOGGER' and gone = 0`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
