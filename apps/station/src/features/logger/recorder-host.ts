import type { Recording } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import type { Station } from '../accounts/index.ts';
import type { LogWriter } from '../audio-events/index.ts';
import type { PlayoutLog } from '../playout/index.ts';
import { allSources, saveCut, sourceOf } from './logger.repository.ts';
import { notRecording } from './recording-monitor.ts';
import { onlyTerm, type RecordingTerm } from './recording-term.ts';
import { cutOf, needsRecorder, settingsOf, type SourceSettings } from './source-settings.ts';
import { StationRecording } from './station-recording.ts';

/** Owns the recorders of all stations. */
export interface RecorderHost {
  /** Starts, updates or stops the recording according to the station's stored settings; resolves when done. */
  apply(stationId: number): Promise<void>;
  recording(stationId: number): Recording;
  /** The recordings of all stations whose log is on. */
  recordings(): readonly (readonly [stationId: number, recording: Recording])[];
  /** Repairs the state after a crash and resumes every active recording. */
  start(): Promise<void>;
  /** Stops every recording and keeps its audio. */
  stop(): Promise<void>;
}

/** A host that records in this process. */
export interface LocalRecorderHost extends RecorderHost {
  /** Completes a log that a crash left open while it was being turned off. */
  settle(stationId: number): Promise<void>;
  /** Stops a recording and keeps its audio, so that another recorder continues the log. */
  drop(stationId: number): Promise<void>;
}

export interface RecorderHostDeps {
  readonly context: Pick<StationContext, 'db' | 'clock' | 'config' | 'engine' | 'log'>;
  readonly logs: LogWriter;
  readonly playout: PlayoutLog;
  readonly box: SecretBox;
  readonly stationById: (id: number) => Station | null;
  readonly onChange: (station: Station, recording: Recording) => void;
  /** The current term of a station, where several recorders share the database. */
  readonly termOf?: (stationId: number) => RecordingTerm;
}

/** Creates a host that records in this process. */
export function createRecorderHost({
  context,
  logs,
  playout,
  box,
  stationById,
  onChange,
  termOf,
}: RecorderHostDeps): LocalRecorderHost {
  const { db } = context;
  const recordings = new Map<number, StationRecording>();
  const turns = new Map<number, Promise<unknown>>();

  /** Runs the changes of one station's recording one at a time. */
  function runInTurn(stationId: number, work: () => Promise<void>): Promise<void> {
    const result = (turns.get(stationId) ?? Promise.resolve()).then(work);
    turns.set(
      stationId,
      result.catch(() => undefined),
    );
    return result;
  }

  async function recordingOf(station: Station): Promise<StationRecording> {
    const row = await sourceOf(db, station.id);
    const term = termOf?.(station.id) ?? onlyTerm;
    const log = await logs.log(station.id, term.fileSuffix);
    const facts = { context, logs, playout, box, log, term };
    // Its time zone, slug and name may change while it records.
    const deps = {
      ...facts,
      get station() {
        return stationById(station.id) ?? station;
      },
      onChange: (recording: Recording) => onChange(deps.station, recording),
    };
    return new StationRecording(deps, settingsOf(row), cutOf(row));
  }

  async function applySource(stationId: number): Promise<void> {
    const station = stationById(stationId);
    const wanted = settingsOf(await sourceOf(db, stationId));
    const running = recordings.get(stationId);
    if (running && wanted.active && isSameStream(running.settings, wanted)) {
      running.settings = wanted;
      return;
    }
    await running?.end(!wanted.active);
    recordings.delete(stationId);
    if (!station || !wanted.active) return;
    const recording = await recordingOf(station);
    recordings.set(stationId, recording);
    await recording.start();
  }

  async function endUnfinishedCut(stationId: number): Promise<void> {
    const station = stationById(stationId);
    const row = await sourceOf(db, stationId);
    const cut = cutOf(row);
    if (!station || !needsRecorder(row)) return;
    // The time of turning it off is unknown, so no gap is stored.
    const unended = JSON.stringify({ ...cut, end_ms: null });
    await db.transaction((transaction) => saveCut(transaction, stationId, unended));
    await (await recordingOf(station)).end(true);
  }

  return {
    apply: (stationId) => runInTurn(stationId, () => applySource(stationId)),
    settle: (stationId) => runInTurn(stationId, () => endUnfinishedCut(stationId)),
    drop: (stationId) =>
      runInTurn(stationId, async () => {
        await recordings.get(stationId)?.pause();
        recordings.delete(stationId);
      }),
    recording: (stationId) => recordings.get(stationId)?.recording ?? notRecording,
    recordings: () => [...recordings].map(([stationId, { recording }]) => [stationId, recording] as const),
    async start() {
      await logs.recoverLogs();
      for (const { station_id, active } of await allSources(db)) {
        await runInTurn(station_id, () =>
          active === 1 ? applySource(station_id) : endUnfinishedCut(station_id),
        );
      }
    },
    async stop() {
      await Promise.all(turns.values());
      await Promise.all([...recordings.values()].map((recording) => recording.pause()));
    },
  };
}

function isSameStream(one: SourceSettings, other: SourceSettings): boolean {
  const names = [
    'url',
    'credentials',
    'title_encoding',
    'fallback_url',
    'fallback_credentials',
    'fallback_title_encoding',
  ] as const;
  return names.every((name) => one[name] === other[name]);
}
