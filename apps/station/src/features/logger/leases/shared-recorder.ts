import type { Recording } from '@postkit/sdk/schema';
import type { StationContext } from '../../../context.ts';
import type { Peers, Tables } from '../../../platform/db/database.ts';
import { OwnTime } from '../../../platform/heartbeat/own-time.ts';
import { createRepeatedErrors } from '../../../platform/repeated-errors.ts';
import type { Station } from '../../accounts/index.ts';
import type { LogSourceRow } from '../logger-tables.ts';
import { allSources, sourceOf } from '../logger.repository.ts';
import type { RecorderHost } from '../recorder-host.ts';
import { notRecording } from '../recording-monitor.ts';
import { SegmentWatch, withoutSegments } from '../segment-watch.ts';
import { needsRecorder } from '../source-settings.ts';
import type { LeaseRow } from './lease-tables.ts';
import { allRecorders, leaseOf, leasesAfter, replaceState } from './leases.repository.ts';

interface SharedDeps {
  readonly context: Pick<StationContext, 'db' | 'clock' | 'log' | 'announce'>;
  readonly peers: Peers;
  readonly stationById: (id: number) => Station | null;
  readonly onChange: (station: Station, recording: Recording) => void;
}

/** Milliseconds to wait until a change of settings is applied; after that a recorder applies it when it can. */
const applyTimeoutMs = 15_000;
/** Milliseconds between two looks for recorders that have ended. */
const lookEvery = 2000;
/** Milliseconds for which changed states are collected, because recordings of many stations change all the time. */
const collectMs = 200;

const noRecorder = 'No recorder is running. Start a machine of this installation with the role recorder.';
const staleRecorder = 'The recorder has stored no audio for 30 seconds. Look at its machine and its disk.';
const endedRecorder = 'The recorder stopped unexpectedly. Another one takes over.';

/** The state of a recording as its recorder has stored it. */
export async function storedState(db: Tables, stationId: number): Promise<Recording> {
  const row = await leaseOf(db, stationId);
  return row ? (JSON.parse(row.recording) as Recording) : notRecording;
}

/** A host whose recorders run in other processes, on any machine. They follow the stored settings, and store their states. */
export class SharedRecorder implements RecorderHost {
  readonly #deps: SharedDeps;
  readonly #rows = new Map<number, LeaseRow>();
  readonly #states = new Map<number, Recording>();
  /** Called when states were read. */
  readonly #waiting = new Set<() => void>();
  readonly #report: (error: unknown, message: string) => void;
  /** Version of the newest change that was read. */
  #newest = 0;
  #cancelCollect: (() => void) | undefined;
  #cancelPoll = () => {};
  #stopWatching = () => {};
  readonly #segments = new SegmentWatch();
  readonly #time: OwnTime;
  #turn: Promise<void> = Promise.resolve();

  constructor(deps: SharedDeps) {
    this.#deps = deps;
    this.#time = new OwnTime(lookEvery, deps.context.clock.now);
    this.#report = createRepeatedErrors(deps.context);
  }

  async start(): Promise<void> {
    const { context, peers } = this.#deps;
    const since = context.clock.seconds();
    for (const { station_id, active } of await allSources(context.db))
      if (active === 1) this.#states.set(station_id, { ...notRecording, state: 'connecting', since });
    await this.#inTurn(() => this.#load());
    this.#stopWatching = peers.watch('recording_leases', () => this.#collect());
    this.#poll();
  }

  /** The recorders continue: they belong to other processes. */
  async stop(): Promise<void> {
    this.#stopWatching();
    this.#cancelCollect?.();
    this.#cancelPoll();
    await this.#turn;
  }

  recording(stationId: number): Recording {
    return this.#states.get(stationId) ?? notRecording;
  }

  recordings(): (readonly [number, Recording])[] {
    return [...this.#states];
  }

  async apply(stationId: number): Promise<void> {
    const { db, clock, log } = this.#deps.context;
    const row = await sourceOf(db, stationId);
    await this.#inTurn(() => this.#load());
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const check = () => {
      if (isApplied(row, this.#rows.get(stationId))) resolve(true);
    };
    const cancel = clock.after(applyTimeoutMs, () => resolve(false));
    this.#waiting.add(check);
    check();
    if (!(await promise)) log.warn({ stationId }, 'the settings of a log are stored and not applied yet');
    this.#waiting.delete(check);
    cancel();
  }

  async #load(): Promise<void> {
    for (const row of await leasesAfter(this.#deps.context.db, this.#newest)) {
      this.#newest = Math.max(this.#newest, row.version);
      this.#rows.set(row.station_id, row);
      this.#set(row.station_id, JSON.parse(row.recording) as Recording);
    }
    for (const check of this.#waiting) check();
  }

  #set(stationId: number, recording: Recording): void {
    const before = this.recording(stationId);
    this.#states.set(stationId, recording);
    this.#segments.see(stationId, recording, this.#deps.context.clock.now());
    const station = this.#deps.stationById(stationId);
    if (station && JSON.stringify(before) !== JSON.stringify(recording))
      this.#deps.onChange(station, recording);
  }

  #inTurn(work: () => Promise<void>): Promise<void> {
    this.#turn = this.#turn
      .then(work)
      .catch((error: unknown) => this.#report(error, 'the states of recordings could not be read'));
    return this.#turn;
  }

  #collect(): void {
    this.#cancelCollect ??= this.#deps.context.clock.after(collectMs, () => {
      this.#cancelCollect = undefined;
      void this.#inTurn(() => this.#load());
    });
  }

  #poll(): void {
    this.#cancelPoll = this.#deps.context.clock.after(lookEvery, () => this.#poll());
    this.#segments.tick(this.#time.tick());
    void this.#inTurn(() => this.#findLost());
  }

  /** Stores that stations are not recorded whose recorder has ended or stores nothing; each process looks, and one of them succeeds. */
  async #findLost(): Promise<void> {
    const { context, peers } = this.#deps;
    const running = await peers.running();
    const hasRecorder = (await allRecorders(context.db)).some((peer) => running.has(peer));
    for (const { station_id, active } of await allSources(context.db)) {
      const row = this.#rows.get(station_id);
      const isLost = row?.peer ? !running.has(row.peer) : !hasRecorder;
      const isStale = row !== undefined && this.#segments.isStale(station_id, this.recording(station_id));
      if (active !== 1 || !(isLost || isStale)) continue;
      const error = isStale ? staleRecorder : hasRecorder ? endedRecorder : noRecorder;
      await this.#storeLost(station_id, row?.version ?? 0, error);
    }
  }

  async #storeLost(stationId: number, version: number, error: string): Promise<void> {
    const { context, stationById } = this.#deps;
    const known = this.recording(stationId);
    if (known.state === 'lost' && known.error === error) return;
    const recording = withoutSegments(known, error, context.clock.seconds());
    await context.db.transaction(async (transaction) => {
      const isStored = await replaceState(transaction, { stationId, version }, recording);
      const station = stationById(stationId);
      if (isStored && station)
        await context.announce(station, 'recording_changed', recording, { within: transaction });
    });
    await this.#load();
  }
}

function isApplied(source: LogSourceRow | undefined, lease: LeaseRow | undefined): boolean {
  const isOver = !needsRecorder(source) && (lease?.peer ?? null) === null;
  return isOver || (lease?.applied ?? -1) >= (source?.revision ?? 0);
}
