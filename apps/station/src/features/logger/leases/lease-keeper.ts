import type { Recording } from '@postkit/sdk/schema';
import type { StationContext } from '../../../context.ts';
import type { Peers, Transaction } from '../../../platform/db/database.ts';
import { createRepeatedErrors } from '../../../platform/repeated-errors.ts';
import type { Station } from '../../accounts/index.ts';
import type { LogSourceRow } from '../logger-tables.ts';
import { allSources } from '../logger.repository.ts';
import type { LocalRecorderHost } from '../recorder-host.ts';
import { notRecording } from '../recording-monitor.ts';
import type { RecordingTerm } from '../recording-term.ts';
import { needsRecorder } from '../source-settings.ts';
import type { LeaseRow } from './lease-tables.ts';
import {
  addRecorder,
  allRecorders,
  changeLease,
  claimLease,
  deleteRecorders,
  type HeldLease,
  leaseOf,
  leasesAfter,
} from './leases.repository.ts';
import { isFree, shareStations } from './share-stations.ts';

/** Thrown in a transaction of a recorder whose station another one records by now. */
class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
}

/** @throws LeaseLost, so that nothing of the transaction is committed. Claims are transactions as well, so none comes between. */
async function requireLease(transaction: Transaction, { stationId, peer, term }: HeldLease): Promise<void> {
  const row = await leaseOf(transaction, stationId);
  if (row?.peer !== peer || row.term !== term)
    throw new LeaseLost(`Another recorder records station ${stationId} by now.`);
}

export interface LeaseKeeperDeps {
  readonly context: Pick<StationContext, 'db' | 'clock' | 'log' | 'announce'>;
  readonly peers: Peers;
  /** Created with `termOf` and `changed`. */
  readonly host: () => Pick<LocalRecorderHost, 'apply' | 'settle' | 'drop' | 'recording' | 'stop'>;
  /** Runs before settings are applied. */
  readonly refresh: () => Promise<void>;
}

interface Change {
  readonly station: Station;
  readonly recording: Recording;
}

/** Milliseconds between two looks for recorders that have ended. */
const lookEvery = 2000;
/** Milliseconds for which a change of a state is held, so that rapid ones share a transaction. */
const holdMs = 250;

/** Keeps the recordings of this process equal to the leases that it holds, and takes its share of the stations. */
export class LeaseKeeper {
  readonly #deps: LeaseKeeperDeps;
  readonly #held = new Map<number, HeldLease>();
  /** Revision of the settings that this process has applied, by station. */
  readonly #applied = new Map<number, number>();
  /** States that are not stored yet. */
  readonly #changes = new Map<number, Change>();
  readonly #report: (error: unknown, message: string) => void;
  #stops: (() => void)[] = [];
  #cancelPoll = () => {};
  #cancelFlush: (() => void) | undefined;
  #turn: Promise<void> = Promise.resolve();
  #isDue = false;
  #isStopped = false;

  constructor(deps: LeaseKeeperDeps) {
    this.#deps = deps;
    this.#report = createRepeatedErrors(deps.context);
  }

  async start(): Promise<void> {
    const { context, peers } = this.#deps;
    await addRecorder(context.db, peers.id);
    this.#stops = ['log_sources', 'recorders'].map((topic) => peers.watch(topic, () => this.#look()));
    this.#poll();
    await this.#turn;
  }

  /** Stops all recordings and releases their stations. */
  async stop(): Promise<void> {
    const { context, peers, host } = this.#deps;
    this.#isStopped = true;
    this.#cancelPoll();
    for (const stop of this.#stops) stop();
    await this.#turn;
    this.#cancelFlush?.();
    await host().stop();
    for (const lease of this.#held.values()) await this.#giveBack(lease, this.#waitingState(lease.stationId));
    await deleteRecorders(context.db, [peers.id]);
  }

  /** The current term of a station that this process holds. */
  termOf(stationId: number): RecordingTerm {
    const lease = this.#held.get(stationId);
    if (!lease) throw new Error(`This recorder does not hold station ${stationId}.`);
    return { fileSuffix: `-t${lease.term}`, ensure: (transaction) => requireLease(transaction, lease) };
  }

  /** Stores the state of a recording and publishes it. */
  changed(station: Station, recording: Recording): void {
    this.#changes.delete(station.id);
    this.#hold({ station, recording });
  }

  #poll(): void {
    this.#cancelPoll = this.#deps.context.clock.after(lookEvery, () => this.#poll());
    this.#look();
  }

  /** Looks at all leases once; requests during a look lead to one more. */
  #look(): void {
    if (this.#isDue || this.#isStopped) return;
    this.#isDue = true;
    this.#turn = this.#turn
      .then(() => this.#lookOnce())
      .catch((error: unknown) =>
        this.#report(error, 'the leases of recordings could not be read or written'),
      );
  }

  async #lookOnce(): Promise<void> {
    const { context, peers, refresh } = this.#deps;
    this.#isDue = false;
    if (this.#isStopped) return;
    const recorders = await this.#runningRecorders();
    // Without its own lock, this process counts as ended: others may take its stations over, and it takes none.
    if (!recorders.has(peers.id)) return;
    const sources = new Map(
      (await allSources(context.db)).filter(needsRecorder).map((row) => [row.station_id, row]),
    );
    const leases = new Map((await leasesAfter(context.db)).map((row) => [row.station_id, row]));
    await this.#dropLost(leases);
    const { claim, release } = shareStations({
      peer: peers.id,
      recorders,
      wanted: [...sources.keys()],
      leases,
    });
    await refresh();
    for (const stationId of release) await this.#release(stationId, sources.has(stationId));
    for (const stationId of claim) await this.#claim(stationId, recorders);
    for (const lease of this.#held.values()) await this.#apply(lease, sources.get(lease.stationId));
  }

  /** Adds this process, and removes those that have ended. */
  async #runningRecorders(): Promise<ReadonlySet<string>> {
    const { context, peers } = this.#deps;
    const running = await peers.running();
    const known = await allRecorders(context.db);
    await deleteRecorders(
      context.db,
      known.filter((peer) => !running.has(peer)),
    );
    if (running.has(peers.id) && !known.includes(peers.id)) await addRecorder(context.db, peers.id);
    return new Set([...known, peers.id].filter((peer) => running.has(peer)));
  }

  async #dropLost(leases: ReadonlyMap<number, LeaseRow>): Promise<void> {
    const { context, peers, host } = this.#deps;
    for (const { stationId, term } of this.#held.values()) {
      const row = leases.get(stationId);
      if (row?.peer === peers.id && row.term === term) continue;
      context.log.warn({ stationId }, 'another recorder has taken a station over');
      this.#forget(stationId);
      await host().drop(stationId);
    }
  }

  async #claim(stationId: number, recorders: ReadonlySet<string>): Promise<void> {
    const { context, peers } = this.#deps;
    const recording: Recording = { ...notRecording, state: 'connecting', since: context.clock.seconds() };
    const lease = await context.db.transaction((transaction) =>
      claimLease(transaction, { stationId, peer: peers.id, recording }, (row) =>
        isFree(row?.peer ?? null, recorders),
      ),
    );
    if (lease) this.#held.set(stationId, lease);
  }

  async #apply(lease: HeldLease, source: LogSourceRow | undefined): Promise<void> {
    const { context, host } = this.#deps;
    const { stationId } = lease;
    if (!source || this.#applied.get(stationId) === source.revision) return;
    if (source.active === 0 && !this.#applied.has(stationId)) await host().settle(stationId);
    else await host().apply(stationId);
    this.#applied.set(stationId, source.revision);
    await changeLease(context.db, lease, {
      applied: source.revision,
      recording: host().recording(stationId),
    });
  }

  /** @param isWanted whether another recorder should continue */
  async #release(stationId: number, isWanted: boolean): Promise<void> {
    const { host } = this.#deps;
    const lease = this.#held.get(stationId);
    if (!lease) return;
    const state = isWanted ? this.#waitingState(stationId) : notRecording;
    await (isWanted ? host().drop(stationId) : host().apply(stationId));
    this.#forget(stationId);
    await this.#giveBack(lease, state);
  }

  async #giveBack(lease: HeldLease, recording: Recording): Promise<void> {
    const { context, peers } = this.#deps;
    await context.db.transaction(async (transaction) => {
      await changeLease(transaction, lease, { peer: null, recording });
      await peers.send(transaction, 'recorders', '');
    });
  }

  #waitingState(stationId: number): Recording {
    return {
      ...this.#deps.host().recording(stationId),
      state: 'connecting',
      connected_at: null,
      level: null,
      is_opposite_phase: false,
    };
  }

  #forget(stationId: number): void {
    this.#held.delete(stationId);
    this.#applied.delete(stationId);
    this.#changes.delete(stationId);
  }

  /** Holds a change of a state; a newer one stays. */
  #hold(change: Change): void {
    if (!this.#changes.has(change.station.id)) this.#changes.set(change.station.id, change);
    this.#cancelFlush ??= this.#deps.context.clock.after(holdMs, () => {
      this.#flush().catch((error: unknown) =>
        this.#report(error, 'the state of recordings could not be stored'),
      );
    });
  }

  async #flush(): Promise<void> {
    const { db, announce } = this.#deps.context;
    this.#cancelFlush = undefined;
    const changes = [...this.#changes.values()];
    this.#changes.clear();
    await db.transaction(async (transaction) => {
      transaction.afterRollback(() => changes.forEach((change) => this.#hold(change)));
      for (const { station, recording } of changes) {
        const lease = this.#held.get(station.id);
        if (lease && (await changeLease(transaction, lease, { recording })))
          await announce(station, 'recording_changed', recording, { within: transaction });
      }
    });
  }
}
