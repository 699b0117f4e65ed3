import { sql, type Generated, type Selectable } from 'kysely';
import type { Migration } from '../../platform/db/migrate.ts';

export interface AutomationTables {
  automations: {
    id: Generated<number>;
    station_id: number;
    show_id: number;
    /** 0 once it is deleted. */
    active: number;
    /** JSON of everything else that a schedule says. */
    details: string;
    /** Hours that had ended by then, milliseconds, are captured no more. */
    since: number;
  };
  automation_holidays: {
    id: Generated<number>;
    station_id: number;
    show_id: number;
    /** `YYYY-MM-DD`, both included. */
    first_day: string;
    last_day: string;
    active: number;
  };
}

export type StoredAutomation = Selectable<AutomationTables['automations']>;
export type HolidayRow = Selectable<AutomationTables['automation_holidays']>;

export const automationsMigrations: readonly Migration[] = [
  {
    name: '0024_automations',
    async up(db) {
      await sql`create table automations (
        id integer primary key autoincrement,
        station_id integer not null,
        show_id integer not null,
        active integer not null,
        details text not null
      )`.execute(db);
      await sql`create index automations_by_station on automations (station_id, active, id)`.execute(db);
      await sql`create table automation_holidays (
        id integer primary key autoincrement,
        station_id integer not null,
        show_id integer not null,
        first_day text not null,
        last_day text not null,
        active integer not null
      )`.execute(db);
      await sql`create index automation_holidays_by_show on automation_holidays (station_id, active, show_id, first_day)`.execute(db);
    },
  },
  {
    name: '0025_automation_since',
    async up(db) {
      await sql`alter table automations add column since integer not null default 0`.execute(db);
      await sql`update automations set since = unixepoch() * 1000`.execute(db);
    },
  },
];
