import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import type { Peers } from '../../database.ts';

/** Where statements of the database's pool run. */
type Query = (text: string) => Promise<{ rows: { id: number }[] }>;

export interface PeersOptions {
  readonly url: string;
  readonly query: Query;
  /** Whether this process must be the only one with this option. */
  readonly isExclusive: boolean;
  onLostConnection(this: void, error: Error): void;
}

/** The first half of the advisory lock that each process holds; its id is the second. */
const runningLock = 4_201_985;
/** The advisory lock of an exclusive process. */
const exclusiveLock = 4_201_986;
/** Attempts to take it, and milliseconds between two: the server notices the end of a killed process late. */
const attempts = 40;
const interval = 250;
/** The triggers of the tables `jobs` and `live_events` notify on this channel. */
const channel = 'postkit';
/** Milliseconds before a lost connection is opened again. */
const pause = 1000;

const runningPeers = `select objid as id from pg_locks join pg_database d on d.oid = database
  where locktype = 'advisory' and classid = ${runningLock} and objsubid = 2 and d.datname = current_database()`;

/**
 * A connection of its own, which holds a lock as long as the process runs, and receives the notices of commits. While it is
 * lost, other processes may take over the jobs of this one, whose results are then refused.
 */
export class PostgresPeers implements Peers {
  readonly id: string;
  readonly #options: PeersOptions;
  readonly #number = randomInt(1, 2 ** 31 - 1);
  readonly #watchers = new Set<() => void>();
  #client: Client | undefined;
  #timer: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(options: PeersOptions) {
    this.#options = options;
    this.id = String(this.#number);
  }

  async running(): Promise<ReadonlySet<string>> {
    const { rows } = await this.#options.query(runningPeers);
    return new Set(rows.map(({ id }) => String(id)));
  }

  watch(onChange: () => void): () => void {
    this.#watchers.add(onChange);
    // Earlier writes are unknown.
    onChange();
    return () => void this.#watchers.delete(onChange);
  }

  async connect(): Promise<void> {
    const client = new Client({ connectionString: this.#options.url, application_name: 'postkit peers', keepAlive: true });
    client.on('notification', () => this.#notify());
    client.on('error', (error) => this.#lost(client, error));
    client.on('end', () => this.#lost(client, new Error('The connection ended.')));
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
      await client.query('select pg_advisory_lock($1, $2)', [runningLock, this.#number]);
      if (this.#options.isExclusive) await takeExclusiveLock(client);
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
    if (this.#closed) return client.end();
    this.#client = client;
    this.#notify();
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    const client = this.#client;
    this.#client = undefined;
    await client?.end();
  }

  #notify(): void {
    for (const call of this.#watchers) call();
  }

  #lost(client: Client, error: Error): void {
    if (this.#closed || client !== this.#client) return;
    this.#client = undefined;
    this.#options.onLostConnection(error);
    this.#reconnect();
  }

  #reconnect(): void {
    this.#timer = setTimeout(() => {
      this.connect().catch((error: unknown) => {
        if (this.#closed) return;
        this.#options.onLostConnection(error instanceof Error ? error : new Error(String(error)));
        this.#reconnect();
      });
    }, pause).unref();
  }
}

async function takeExclusiveLock(client: Client): Promise<void> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [exclusiveLock]);
    if (rows[0]?.taken) return;
    await wait(interval);
  }
  throw new Error('another station uses it. Stop that one first, or set DATABASE_URL to another database.');
}
