import { stat } from 'node:fs/promises';
import { sql } from 'kysely';
import type { StationContext } from '../../../context.ts';

/** The facts that the station has about its clock. */
export interface ClockSource {
  /** ISO 8601, UTC, when it was read. */
  readonly read_at: string;
  /** A program that keeps the clock of the machine, and when it last set it, as far as the station can see. */
  readonly synchronised_by: string | null;
  readonly synchronised_at: string | null;
  readonly words: string;
  /** Clocks of playout inputs against the recording, measured from the sound. */
  readonly inputs: readonly {
    readonly title: string;
    readonly offset_ms: number;
    readonly spread_ms: number;
    readonly drift_ms: number;
    readonly measured_at: string;
  }[];
}

interface Mark {
  readonly path: string;
  readonly program: string;
  /** Whether the time of the file is that of the last synchronisation. */
  readonly isTimed: boolean;
}

const marks: readonly Mark[] = [
  { path: '/run/systemd/timesync/synchronized', program: 'systemd-timesyncd', isTimed: true },
  { path: '/run/chrony/chronyd.pid', program: 'chrony', isTimed: false },
  { path: '/run/chrony/chronyd.sock', program: 'chrony', isTimed: false },
  { path: '/run/ntpd.pid', program: 'ntpd', isTimed: false },
];

/** @param files the files by which programs show that they keep the clock */
export async function readClockSource(
  { db, clock }: Pick<StationContext, 'db' | 'clock'>,
  stationId: number,
  files = marks,
): Promise<ClockSource> {
  const found = await firstMark(files);
  const { rows } = await sql<{
    title: string;
    offset_ms: number;
    spread_ms: number;
    drift_ms: number;
    measured_at_ms: number;
  }>`select i.name as title, c.measured_offset_ms as offset_ms, c.spread_ms, c.drift_ms, c.measured_at_ms
    from playout_clocks c join playout_inputs i on i.id = c.input_id where i.station_id = ${stationId} order by i.id`.execute(
    db.tables(),
  );
  return {
    read_at: new Date(clock.now()).toISOString(),
    synchronised_by: found?.program ?? null,
    synchronised_at: found?.at ?? null,
    words: wordsOf(found),
    inputs: rows.map(({ measured_at_ms, ...input }) => ({
      ...input,
      measured_at: new Date(measured_at_ms).toISOString(),
    })),
  };
}

async function firstMark(files: readonly Mark[]): Promise<{ program: string; at: string | null } | null> {
  for (const { path, program, isTimed } of files) {
    const found = await stat(path).catch(() => null);
    if (found) return { program, at: isTimed ? found.mtime.toISOString() : null };
  }
  return null;
}

function wordsOf(found: { program: string; at: string | null } | null): string {
  const clock =
    'The time of a segment is when its first sample reached the station, by the clock of the machine that records, with the delay of the stream; audio of HLS has the time of its playlist instead.';
  if (!found)
    return `${clock} The station sees no program that keeps this clock; in a container, the host may have one.`;
  const { program, at } = found;
  return `${clock} ${program} keeps this clock${at === null ? '' : `, and last set it at ${at}`}.`;
}
