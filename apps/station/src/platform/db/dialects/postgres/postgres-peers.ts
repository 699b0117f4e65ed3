import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { Client } from 'pg';
import type { Peers, Tables } from '../../database.ts';

/** Where statements of the database's pool run. */
type Query = (text: string) => Promise<{ rows: { id: number }[] }>;

export interface PeersOptions {
  readonly url: string;
  readonly query: Query;
  /** Whether this process must be the only one that uses the database. */
  readonly isExclusive: boolean;
  onLostConnection(this: void, error: Error): void;
}

/** The first half of the advisory lock that each process holds; its id is the second. */
const runningLock = 4_201_985;
/** The advisory lock that all processes share, and an exclusive one has alone. */
const usersLock = 4_201_986;
/** Attempts to take it, and milliseconds between two: the server notices the end of a killed process late. */
const attempts = 20;
const interval = 250;
/** The first half of the advisory locks of `tryLock`. */
const namedLock = 4_201_987;
/** Triggers notify on this channel with the name of their table, and `send` with a topic, a line end and a text. */
const channel = 'postkit';
/** Milliseconds before a lost connection is opened again. */
const pause = 1000;
/** Lets the server notice within 8 seconds that this machine has lost its power or its network; it then ends the locks. */
const noticeSilence =
  'set tcp_keepalives_idle = 3; set tcp_keepalives_interval = 2; set tcp_keepalives_count = 2; set tcp_user_timeout = 8000';

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
  readonly #watchers = new Set<{ topic: string; call: (text: string | null) => void }>();
  readonly #named = new Set<string>();
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

  watch(topic: string, call: (text: string | null) => void): () => void {
    const watcher = { topic, call };
    this.#watchers.add(watcher);
    call(null);
    return () => void this.#watchers.delete(watcher);
  }

  async send(to: Tables, topic: string, text: string): Promise<void> {
    await sql`select pg_notify(${channel}, ${`${topic}\n${text}`})`.execute(to.tables());
  }

  async tryLock(name: string): Promise<(() => Promise<void>) | null> {
    const client = this.#client;
    // A connection may take its own lock again, so each process keeps the names that it holds.
    if (!client || this.#named.has(name)) return null;
    this.#named.add(name);
    const parameters = [namedLock, name];
    try {
      const { rows } = await client.query<{ taken: boolean }>(
        'select pg_try_advisory_lock($1, hashtext($2)) as taken',
        parameters,
      );
      if (rows[0]?.taken) return () => this.#unlock(client, parameters);
    } catch (error) {
      this.#named.delete(name);
      throw error;
    }
    this.#named.delete(name);
    return null;
  }

  async connect(): Promise<void> {
    const client = new Client({
      connectionString: this.#options.url,
      application_name: 'postkit peers',
      keepAlive: true,
    });
    client.on('notification', ({ payload = '' }) => this.#receive(payload));
    client.on('error', (error) => this.#lost(client, error));
    client.on('end', () => this.#lost(client, new Error('The connection ended.')));
    try {
      await client.connect();
      await client.query(noticeSilence);
      await client.query(`listen ${channel}`);
      await client.query('select pg_advisory_lock($1, $2)', [runningLock, this.#number]);
      await takeUsersLock(client, this.#options.isExclusive);
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
    if (this.#closed) return client.end();
    this.#client = client;
    for (const { call } of this.#watchers) call(null);
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    const client = this.#client;
    this.#client = undefined;
    await client?.end();
  }

  #receive(payload: string): void {
    const [topic = ''] = payload.split('\n', 1);
    const text = payload.slice(topic.length + 1);
    for (const watcher of this.#watchers) if (watcher.topic === topic) watcher.call(text);
  }

  async #unlock(client: Client, [lock, name = '']: (number | string)[]): Promise<void> {
    this.#named.delete(String(name));
    // The end of the connection has released it.
    if (client === this.#client)
      await client.query('select pg_advisory_unlock($1, hashtext($2))', [lock, name]);
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

async function takeUsersLock(client: Client, isExclusive: boolean): Promise<void> {
  const take = isExclusive ? 'pg_try_advisory_lock' : 'pg_try_advisory_lock_shared';
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const { rows } = await client.query<{ taken: boolean }>(`select ${take}($1) as taken`, [usersLock]);
    if (rows[0]?.taken) return;
    await wait(interval);
  }
  throw new Error(
    isExclusive
      ? 'a station uses it. Stop its processes on all machines first, or name another database.'
      : 'it is being moved, or an older version of the station uses it. Wait for its end, or set DATABASE_URL to another database.',
  );
}
