import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Inserts a past run without an episode, which takes a station a day to record. Returns its id. */
export function insertRun(dataDir: string, scheduleId: number, startSeconds: number): number {
  const db = new DatabaseSync(join(dataDir, 'postkit.db'), { timeout: 10_000 });
  const date = new Date(startSeconds * 1000).toISOString().slice(0, 10);
  const inserted = db
    .prepare(
      `insert into schedule_runs (station_id, schedule_id, date, start_ms, end_ms, outcome, reason, error, missing, missing_seconds, attempt, finished_at)
       select station_id, id, ?, ?, ?, 'skipped', 'nothing_logged', '', '[]', 0, 1, ? from schedules where id = ?`,
    )
    .run(date, startSeconds * 1000, (startSeconds + 3600) * 1000, startSeconds + 3600, scheduleId);
  db.close();
  return Number(inserted.lastInsertRowid);
}
