import type { Recording } from '@postkit/sdk/schema';
import type { Clock } from '../../platform/clock.ts';
import { beatMs } from '../../platform/heartbeat/beat-interval.ts';
import { OwnTime } from '../../platform/heartbeat/own-time.ts';
import { notRecording } from './recording-monitor.ts';
import { SegmentWatch, withoutSegments } from './segment-watch.ts';

interface ReportedDeps {
  readonly clock: Clock;
  /** Whether the recorder sends no heartbeats. */
  readonly isSilent: () => boolean;
  readonly onChange: (stationId: number, recording: Recording) => void;
}

const silentError = 'The recorder does not respond. The station restarts it.';
const staleError =
  'The recorder has stored no audio for 30 seconds. Look at the disk and the log of the station.';

/** The recordings of another process: its reports, as long as heartbeats and segments confirm them. */
export class ReportedRecordings {
  readonly #deps: ReportedDeps;
  readonly #reports = new Map<number, Recording>();
  readonly #recordings = new Map<number, Recording>();
  readonly #segments = new SegmentWatch();
  readonly #time: OwnTime;
  #cancelLook = () => {};

  constructor(deps: ReportedDeps) {
    this.#deps = deps;
    this.#time = new OwnTime(beatMs, deps.clock.now);
  }

  /** Begins to look whether heartbeats and segments arrive. */
  start(): void {
    this.#cancelLook = this.#deps.clock.after(beatMs, () => {
      this.#segments.tick(this.#time.tick());
      for (const [stationId, report] of this.#reports) this.#judge(stationId, report);
      this.start();
    });
  }

  stop(): void {
    this.#cancelLook();
  }

  of(stationId: number): Recording {
    return this.#recordings.get(stationId) ?? notRecording;
  }

  all(): (readonly [stationId: number, recording: Recording])[] {
    return [...this.#recordings];
  }

  /** Takes a state for granted until the first report. */
  assume(stationId: number, recording: Recording): void {
    if (this.#recordings.has(stationId)) return;
    this.#reports.set(stationId, recording);
    this.#recordings.set(stationId, recording);
  }

  /** Takes a report. */
  set(stationId: number, report: Recording): void {
    this.#reports.set(stationId, report);
    this.#segments.see(stationId, report, this.#deps.clock.now());
    this.#judge(stationId, report);
  }

  /** Takes the reports of all stations; the others record nothing. */
  setAll(reports: ReadonlyMap<number, Recording>): void {
    for (const stationId of this.#recordings.keys())
      if (!reports.has(stationId)) this.set(stationId, notRecording);
    for (const [stationId, report] of reports) this.set(stationId, report);
  }

  /** Nothing is recorded any more. Returns whether something was. */
  lose(error: string): boolean {
    const lost = this.all().filter(([, { state }]) => state !== 'off');
    for (const [stationId, recording] of lost)
      this.set(stationId, withoutSegments(recording, error, this.#deps.clock.seconds()));
    return lost.length > 0;
  }

  #judge(stationId: number, report: Recording): void {
    const { clock, isSilent, onChange } = this.#deps;
    const before = this.of(stationId);
    const error =
      isSilent() && report.state !== 'off'
        ? silentError
        : this.#segments.isStale(stationId, report)
          ? staleError
          : null;
    // A loss lasts since the same moment until the recorder reports again.
    const recording =
      error === null
        ? report
        : withoutSegments(before.error === error ? before : report, error, clock.seconds());
    this.#recordings.set(stationId, recording);
    if (JSON.stringify(before) !== JSON.stringify(recording)) onChange(stationId, recording);
  }
}
