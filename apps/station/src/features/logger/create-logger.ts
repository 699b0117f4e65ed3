import type { LogSource } from '@postkit/sdk/schema';
import type { StationContext } from '../../platform/context.ts';
import { fail } from '../../platform/errors/platform-errors.ts';
import { refuseAddress } from '../../platform/fetch/refuse-address.ts';
import type { Accounts, Station } from '../accounts/index.ts';
import type { AudioEvents } from '../audio-events/index.ts';
import { allSources, gapsBetween, saveSource, sourceOf } from './logger.repository.ts';
import { registerLoggerRoutes } from './logger.routes.ts';
import type { Logger, SourceChange } from './logger.service.ts';
import { notRecording, privateRefusal } from './recording-status.ts';
import { cutOf, noSource, settingsOf, toRow, type SourceSettings } from './source-settings.ts';
import { StationRecording } from './station-recording.ts';

/** The recording of live streams. */
export function createLogger(context: StationContext, { accounts, audioEvents }: { accounts: Accounts; audioEvents: AudioEvents }): Logger {
  const { db, config } = context;
  const recordings = new Map<number, StationRecording>();
  const settings = new Map<number, SourceSettings>();
  const turns = new Map<number, Promise<unknown>>();

  /** One change of a station's recording at a time. */
  function inTurn<Result>(stationId: number, work: () => Promise<Result>): Promise<Result> {
    const result = (turns.get(stationId) ?? Promise.resolve()).then(work);
    turns.set(
      stationId,
      result.catch(() => undefined),
    );
    return result;
  }

  async function recordingOf(station: Station): Promise<StationRecording> {
    const log = await audioEvents.log(station.id);
    const row = await sourceOf(db, station.id);
    return new StationRecording({ context, audioEvents, station, log, settings: () => settings.get(station.id) ?? noSource }, cutOf(row));
  }

  /** Records, or does not, as the settings say. */
  async function apply(station: Station): Promise<void> {
    const wanted = settingsOf(await sourceOf(db, station.id));
    settings.set(station.id, wanted);
    await recordings.get(station.id)?.end();
    recordings.delete(station.id);
    if (!wanted.active) return;
    const recording = await recordingOf(station);
    recordings.set(station.id, recording);
    recording.start(wanted.url);
  }

  function present(stationId: number, source: SourceSettings): LogSource {
    return { ...source, ...(recordings.get(stationId)?.status ?? notRecording) };
  }

  const logger: Logger = {
    source: async (station) => present(station.id, settingsOf(await sourceOf(db, station.id))),
    update: (station, change) =>
      inTurn(station.id, async () => {
        const row = await sourceOf(db, station.id);
        const known = settingsOf(row);
        const next = changed(known, change);
        if (next.active) checkAddress(next.url, config.allowPrivateFetch);
        await saveSource(db, toRow(station.id, next));
        settings.set(station.id, next);
        if (next.url !== known.url || next.active !== known.active) await apply(station);
        return present(station.id, next);
      }),
    async gaps(station, start, end) {
      const gaps = await gapsBetween(db, station.id, start * 1000, end * 1000);
      return gaps.map(({ from_ms, to_ms }) => ({ start: Math.floor(from_ms / 1000), end: Math.ceil(to_ms / 1000) }));
    },
    async start() {
      for (const row of await allSources(db)) {
        const station = accounts.stationById(row.station_id);
        if (!station) continue;
        await inTurn(station.id, async () => {
          // What a crash left open while the recording was being stopped.
          if (row.active === 0 && cutOf(row).open) await (await recordingOf(station)).end();
          await apply(station);
        });
      }
    },
    async stop() {
      await Promise.all(turns.values());
      await Promise.all([...recordings.values()].map((recording) => recording.pause()));
    },
    routes: () => registerLoggerRoutes(context, { accounts, audioEvents, logger }),
  };
  return logger;
}

function changed(known: SourceSettings, change: SourceChange): SourceSettings {
  const { url = known.url, active = known.active, rules = known.rules, default_category = known.default_category } = change;
  return { url, active, rules, default_category };
}

/** Says at once what can be known without connecting. */
function checkAddress(url: string, allowPrivate: boolean): void {
  if (url === '') throw invalid('Give the address of the stream first.');
  try {
    refuseAddress(new URL(url), allowPrivate);
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    throw invalid(/private/.test(message) ? privateRefusal : message);
  }
}

function invalid(message: string) {
  return fail('request.invalid', { message, fields: { url: [message] } });
}
