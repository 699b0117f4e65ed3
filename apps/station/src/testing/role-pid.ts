import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { vi } from 'vitest';
import type { Role } from '../supervisor/role-messages.ts';

const run = promisify(execFile);

/** Process id of a role of a supervisor, once it has started. */
export function rolePid(supervisor: number, role: Role): Promise<number> {
  return vi.waitFor(
    async () => {
      const { stdout } = await run('ps', ['-A', '-ww', '-o', 'pid=,ppid=,args=']);
      for (const line of stdout.split('\n')) {
        const [pid, parent] = line.trim().split(/\s+/, 2).map(Number);
        if (parent === supervisor && line.includes(`${role}-process`)) return Number(pid);
      }
      throw new Error(`There is no ${role} process.`);
    },
    { timeout: 20_000, interval: 50 },
  );
}
