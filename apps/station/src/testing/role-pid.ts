import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { vi } from 'vitest';
import type { Role } from '../supervisor/role-messages.ts';

const run = promisify(execFile);

/** Process ids of a supervisor's processes of a role. */
export const childPids = (supervisor: number, role: Role) => childrenWith(supervisor, `${role}-process`);

/** Process id of the media worker of a process. */
export async function mediaPid(parent: number): Promise<number> {
  const [pid = 0] = await childrenWith(parent, 'media-worker');
  return pid;
}

async function childrenWith(parentPid: number, program: string): Promise<number[]> {
  const { stdout } = await run('ps', ['-A', '-ww', '-o', 'pid=,ppid=,args=']);
  return stdout.split('\n').flatMap((line) => {
    const [pid, parent] = line.trim().split(/\s+/, 2).map(Number);
    return parent === parentPid && pid && line.includes(program) ? [pid] : [];
  });
}

/** Process id of a role of a supervisor, once it has started. */
export function rolePid(supervisor: number, role: Role): Promise<number> {
  return vi.waitFor(
    async () => {
      const [pid] = await childPids(supervisor, role);
      if (pid === undefined) throw new Error(`There is no ${role} process.`);
      return pid;
    },
    { timeout: 20_000, interval: 50 },
  );
}
