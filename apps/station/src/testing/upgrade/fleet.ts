import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../free-port.ts';
import { type Machine, startMachine } from '../start-machine.ts';

/** A machine of an installation whose version changes. */
export interface FleetMachine {
  readonly name: string;
  readonly machine: Machine;
}

export interface FleetSettings {
  readonly databaseUrl: string;
  readonly env: Readonly<Record<string, string>>;
  /** The data folder of a machine, by its name. */
  dataDirOf(name: string): string;
}

/** Milliseconds that a machine may take to be ready. */
const readyMs = 120_000;

/** The machines of an installation, each of which runs a program of its own. */
export class Fleet {
  readonly #settings: FleetSettings;
  readonly #running = new Map<FleetMachine, string | null>();
  readonly #ended: FleetMachine[] = [];

  constructor(settings: FleetSettings) {
    this.#settings = settings;
  }

  /** Addresses of the machines that serve requests, ready or not. */
  urls(): readonly string[] {
    return [...this.#running.values()].flatMap((url) => url ?? []);
  }

  /** Starts a machine, and resolves once it is ready. */
  async start(name: string, roles: string, program: string): Promise<FleetMachine> {
    const isWeb = roles.split(',').includes('web');
    const port = isWeb ? 0 : await freePort();
    const { databaseUrl, env, dataDirOf } = this.#settings;
    const own = isWeb ? env : { ...env, POSTKIT_HEALTH_PORT: String(port) };
    const started = {
      name,
      machine: startMachine({ databaseUrl, dataDir: dataDirOf(name), roles, program, env: own }),
    };
    this.#running.set(started, null);
    const url = isWeb ? await started.machine.url() : `http://127.0.0.1:${port}`;
    await this.#ready(started, url);
    if (isWeb) this.#running.set(started, url);
    return started;
  }

  /** Drains a machine and stops it. */
  async stop(machine: FleetMachine): Promise<void> {
    await machine.machine.stop();
    this.#running.delete(machine);
    this.#ended.push(machine);
  }

  async kill(): Promise<void> {
    await Promise.all([...this.#running.keys()].map(({ machine }) => machine.kill()));
  }

  /** Output of all machines, including those that were stopped. */
  output(): string {
    return [...this.#ended, ...this.#running.keys()]
      .map(({ name, machine }) => `--- ${name}\n${machine.output()}`)
      .join('\n');
  }

  async #ready({ name, machine }: FleetMachine, url: string): Promise<void> {
    const until = performance.now() + readyMs;
    for (;;) {
      const status = await fetch(new URL('/readyz', url), { signal: AbortSignal.timeout(5000) }).then(
        async (response) => {
          await response.arrayBuffer();
          return response.status;
        },
        () => 0,
      );
      if (status === 200) return;
      if (performance.now() > until)
        throw new Error(`${name} was not ready in two minutes:\n${machine.output()}`);
      await wait(50);
    }
  }
}
