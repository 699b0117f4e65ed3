import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { expect } from 'vitest';
import { auditPage } from '@postkit/sdk/schema';
import { startStation, type SignedIn, type TestStation } from '../../testing/index.ts';
import { isOnPostgres } from '../../testing/postgres/test-postgres.ts';
import { stationProgram } from '../../testing/station-program.ts';

export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** The outcome of a command that fails with this line. */
export const refused = (stderr: string): Ended => ({ code: 1, stdout: '', stderr: `${stderr}\n` });

/** How a command ends that was carried out. */
export const done = (stdout: string | RegExp) => ({
  code: 0,
  stdout: typeof stdout === 'string' ? stdout : (expect.stringMatching(stdout) as unknown),
  stderr: '',
});

/** The actor of its entries in the audit log. */
export const program = { kind: 'station', user_id: null, name: 'postkit-station admin', key: '' };

/** A station, and the program of its operator. */
export class OperatedStation {
  server: TestStation;
  /** The administrator, whose session survives a restart. */
  readonly admin: SignedIn;

  private constructor(server: TestStation, admin: SignedIn) {
    this.server = server;
    this.admin = admin;
  }

  static async start(): Promise<OperatedStation> {
    const server = await startStation();
    return new OperatedStation(server, await server.signIn());
  }

  /** Runs the program as an operator does, with a text on standard input. */
  run(args: readonly string[], input = '', env: Record<string, string> = {}): Promise<Ended> {
    return this.#execute(['admin', ...args], input, env);
  }

  /** Runs a command on the stations of the company. */
  runStations(...args: readonly string[]): Promise<Ended> {
    return this.#execute(['stations', ...args], '', {});
  }

  async #execute(args: readonly string[], input: string, env: Record<string, string>): Promise<Ended> {
    const { PATH, NODE_COMPILE_CACHE } = process.env;
    const { dataDir, context } = this.server;
    const child = spawn(process.execPath, [...stationProgram('postkit-station'), ...args], {
      env: {
        PATH,
        NODE_COMPILE_CACHE,
        POSTKIT_DATA: dataDir,
        DATABASE_URL: context.config.databaseUrl ?? '',
        ...env,
      },
    });
    child.stdin.end(input);
    const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
    const [stdout, stderr, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
    return { code, stdout, stderr };
  }

  /** Runs commands while the station is stopped, which PostgreSQL does not need. */
  async atRest(work: () => Promise<void>): Promise<void> {
    if (isOnPostgres) return work();
    await this.server.stop();
    try {
      await work();
    } finally {
      this.server = await startStation({ dataDir: this.server.dataDir });
    }
  }

  /** Signs in at the station that runs now. */
  signIn({
    username,
    password,
  }: {
    readonly username: string;
    readonly password: string;
  }): Promise<SignedIn> {
    return this.server.signIn(username, password);
  }

  async statusOf(
    { authorization }: Pick<SignedIn, 'authorization'>,
    slug = this.server.slug,
  ): Promise<number> {
    return (await this.server.call(`/${slug}/api/v1/settings/`, { headers: { authorization } })).status;
  }

  async createApiKey(as: SignedIn, name = 'Script'): Promise<{ id: number; authorization: string }> {
    const made = await this.server.call('/stations/api/v1/api_key/', { method: 'POST', as, json: { name } });
    const { id, api_key: key } = (await made.json()) as { id: number; api_key: string };
    return { id, authorization: `ApiKey ${as.username}:${key}` };
  }

  /** Entries of the program in the audit log of a station, newest first. */
  async entriesOf(query: string, slug = this.server.slug) {
    const response = await this.server.call(`/${slug}/api/v1/audit/?${query}`, { as: this.admin });
    return auditPage
      .parse(await response.json())
      .entries.filter(({ operation }) => operation.startsWith('operator.'));
  }
}
