import { execFile } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type Machine, type MachineSettings, startMachine } from '../start-machine.ts';

/** The roles of the machines: two of each role, on different machines. */
const rolesOfMachines = ['web', 'web', 'worker,recorder', 'worker,recorder'];

/** The machines of an installation, of which any may be killed at any time. */
export interface Machines {
  /** Addresses of the machines that serve requests now. */
  urls(): readonly string[];
  /** Kills one process, or a machine, and starts it again; resolves to its name. */
  killOne(random: () => number): Promise<string>;
  stop(): Promise<void>;
  /** The output of all machines. */
  output(): string;
}

/** @param dataDirOf the data folder of a machine, by its number */
export function startMachines(
  settings: Omit<MachineSettings, 'roles' | 'dataDir'>,
  dataDirOf: (at: number) => string,
): Machines {
  const outputs: string[] = [];
  const running = rolesOfMachines.map((roles, at) => start(roles, at));

  function start(roles: string, at: number) {
    const started = {
      roles,
      machine: startMachine({ ...settings, roles, dataDir: dataDirOf(at) }),
      url: null as string | null,
    };
    started.machine.url().then(
      (url) => (started.url = url),
      () => (started.url = null),
    );
    return started;
  }

  async function killMachine(at: number): Promise<string> {
    const dead = running[at];
    if (!dead) throw new Error('There is no such machine.');
    dead.url = null;
    await dead.machine.kill();
    outputs.push(dead.machine.output());
    // Long enough that others notice.
    await wait(1000);
    running[at] = start(dead.roles, at);
    return `machine ${at} (${dead.roles})`;
  }

  return {
    urls: () => running.flatMap(({ url }) => url ?? []),
    async killOne(random) {
      const at = Math.floor(random() * running.length);
      const found = running[at]?.machine;
      const processes = found ? await rolesOf(found) : [];
      const victim = processes[Math.floor(random() * processes.length)];
      // One time in five, the whole machine.
      if (!victim || random() < 0.2) return killMachine(at);
      process.kill(victim.pid, 'SIGKILL');
      return `${victim.name} of machine ${at}`;
    },
    async stop() {
      await Promise.all(running.map(({ machine }) => machine.kill()));
    },
    output: () => [...outputs, ...running.map(({ machine }) => machine.output())].join('\n'),
  };
}

async function rolesOf({ pid }: Machine): Promise<{ pid: number; name: string }[]> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-ww', '-o', 'pid=,ppid=,args=']);
  return stdout.split('\n').flatMap((line) => {
    const [own, parent] = line.trim().split(/\s+/, 2).map(Number);
    const name = /(\w+)-process\.ts/.exec(line)?.[1];
    return parent === pid && own !== undefined && name ? [{ pid: own, name }] : [];
  });
}
