import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { isOnPostgres, testPostgres, type TestPostgres } from './postgres/test-postgres.ts';
import { type Machine, type MachineSettings, startMachine } from './start-machine.ts';

export interface MachineFixture {
  /** The database of the test's installation. */
  readonly postgres: TestPostgres;
  /** The data folder that its machines share. */
  readonly dataDir: string;
  /** Starts a machine with the roles of `POSTKIT_ROLES`, in the shared folder unless another one is given. */
  start(roles: string, settings?: Partial<Pick<MachineSettings, 'env' | 'dataDir'>>): Machine;
}

/**
 * Gives every test of the file an installation on PostgreSQL without machines, and kills the machines
 * that the test started at its end. Does nothing in a run on SQLite.
 */
export function machineFixture(): MachineFixture {
  let postgres: TestPostgres;
  let dataDir: string;
  let machines: Machine[] = [];
  beforeEach(async () => {
    if (!isOnPostgres) return;
    postgres = await testPostgres();
    dataDir = await mkdtemp(join(tmpdir(), 'postkit-machines-'));
  });
  afterEach(async () => {
    if (!isOnPostgres) return;
    await Promise.all(machines.map((machine) => machine.kill()));
    machines = [];
    await postgres.drop();
    await rm(dataDir, { recursive: true, force: true });
  });
  return {
    get postgres() {
      return postgres;
    },
    get dataDir() {
      return dataDir;
    },
    start(roles, settings) {
      const machine = startMachine({ dataDir, databaseUrl: postgres.url, roles, ...settings });
      machines.push(machine);
      return machine;
    },
  };
}
