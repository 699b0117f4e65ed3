import {
  schedule as scheduleSchema,
  scheduleRun,
  type Schedule,
  type ScheduleInput,
  type ScheduleRun,
} from '@postkit/sdk/schema';
import { framesToMs, SEGMENT_FRAMES } from '../../../audio/index.ts';
import { createFakeClock, type FakeClock } from '../../../platform/fake-clock.ts';
import { repeatedSegment } from '../../../testing/encoded-segments.ts';
import {
  firstStation,
  makeShow,
  startStation,
  type SignedIn,
  type TestStation,
} from '../../../testing/index.ts';
import { reuseRenders } from '../../../testing/reuse-renders.ts';

/** A Monday at six in the time zone of the station, which is UTC: Unix seconds. */
export const six = Date.UTC(2026, 10, 2, 6) / 1000;
export const day = 86_400;

export interface Hours {
  readonly server: TestStation;
  /** Signs in: sessions end while the clock advances. */
  admin(): Promise<SignedIn>;
  readonly clock: FakeClock;
  readonly showId: number;
  /** A schedule that publishes two minutes from six each day. */
  schedule(fields?: Partial<ScheduleInput>): Promise<Schedule>;
  /** The same, but it also publishes hours with gaps, so that few seconds must be logged and rendered. */
  tolerantSchedule(fields?: Partial<ScheduleInput>): Promise<Schedule>;
  /** Logs audio from a moment (Unix seconds) on as one event; without sound if it is silent. */
  air(from: number, seconds: number, options?: { silent?: boolean }): Promise<void>;
  /** Advances the clock to a moment (Unix seconds), and waits for the due jobs. */
  passTo(seconds: number): Promise<void>;
  post(path: string, json?: object): Promise<Response>;
  runs(query?: string): Promise<ScheduleRun[]>;
  /** Stops the station, and starts it again at a moment (Unix seconds). */
  restart(seconds: number): Promise<Hours>;
}

/** Starts a station just before six. */
export async function openHours(env: Record<string, string> = {}): Promise<Hours> {
  const clock = createFakeClock((six - 300) * 1000);
  const server = await startStation({ clock, env });
  return hoursOf(server, clock, (await makeShow(server, { title: 'Morning' })).id, env);
}

function hoursOf(server: TestStation, clock: FakeClock, showId: number, env: Record<string, string>): Hours {
  reuseRenders(server.context);
  const admin = () => server.signIn();
  const station = firstStation(server);
  const post = async (path: string, json: object = {}) =>
    server.call(`/${server.slug}/api/v1/${path}`, { method: 'POST', as: await admin(), json });

  async function schedule(fields: Partial<ScheduleInput> = {}): Promise<Schedule> {
    const hours = {
      start_date: '2026-11-02',
      start_time: '06:00',
      end_time: '06:02',
      day_of_week: 'SunMonTueWedThuFriSat',
    };
    const response = await post('add_auto_capture/', {
      ...hours,
      show_id: showId,
      title: '%w',
      publishWhen: 'rightNow',
      ...fields,
    });
    return scheduleSchema.parse(await response.json());
  }

  return {
    server,
    admin,
    clock,
    showId,
    schedule,
    tolerantSchedule: (fields) => schedule({ max_gap_seconds: 86_400, ...fields }),
    async air(from, seconds, { silent = false } = {}) {
      const log = await server.features.audioEvents.log(station.id);
      const first_n = (log.last?.n ?? -1) + 1;
      const segmentMs = framesToMs(SEGMENT_FRAMES);
      const count = Math.ceil((seconds * 1000) / segmentMs);
      for (const [index, { data, peaks, loudness }] of (
        await repeatedSegment(server.context, count)
      ).entries()) {
        const started_at_ms = Math.round(from * 1000 + index * segmentMs);
        await log.append(
          { started_at_ms, data, peaks: silent ? new Int8Array(peaks.length) : peaks, loudness },
          async () => {},
        );
      }
      const frames = count * SEGMENT_FRAMES;
      const range = {
        stream_id: log.streamId,
        first_n,
        last_n: first_n + count - 1,
        skip_frames: 0,
        drop_frames: 0,
        frames,
      };
      const event = {
        type_name: 'LOGGER',
        origin: 'log',
        title: 'On air',
        category: 'Talk',
        transcript: null,
      } as const;
      await server.context.db.transaction((transaction) =>
        server.features.audioEvents.add(transaction, station, [
          { ...event, started_at: from, ranges: [range] },
        ]),
      );
    },
    async passTo(seconds) {
      await server.context.jobs.idle();
      clock.advance(seconds * 1000 - clock.now());
      await server.context.jobs.idle();
    },
    post,
    async runs(query = '') {
      const response = await server.call(`/${server.slug}/api/v1/auto_capture_runs/${query}`, {
        as: await admin(),
      });
      return scheduleRun.array().parse((await response.json()).objects);
    },
    async restart(seconds) {
      await server.context.jobs.idle();
      await server.stop();
      const next = createFakeClock(seconds * 1000);
      const restarted = await startStation({ clock: next, dataDir: server.dataDir, env });
      await restarted.context.jobs.idle();
      return hoursOf(restarted, next, showId, env);
    },
  };
}
