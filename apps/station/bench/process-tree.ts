import { readFileSync, readdirSync } from 'node:fs';

/** Clock ticks per second of Linux, in which /proc counts. */
const ticks = 100;

/** Processor time in seconds and memory in MB of processes and all that they started; pages that several share are counted once, time of ended ones too. */
export function measureTrees(roots: readonly number[]): { cpuSeconds: number; memoryMb: number } {
  const all = new Map(
    readdirSync('/proc').flatMap((name) =>
      /^\d+$/.test(name) ? [[Number(name), statOf(name)] as const] : [],
    ),
  );
  const isInside = (pid: number): boolean => {
    const found = all.get(pid);
    return (
      roots.includes(pid) ||
      (found !== undefined && found !== null && found.parent > 1 && isInside(found.parent))
    );
  };
  const total = { cpuSeconds: 0, memoryMb: 0 };
  for (const [pid, stat] of all) {
    if (!stat || !isInside(pid)) continue;
    total.cpuSeconds += stat.ticks / ticks;
    total.memoryMb += stat.memoryKb / 1024;
  }
  return total;
}

/** Null for a process that has ended meanwhile. */
function statOf(pid: string): { parent: number; ticks: number; memoryKb: number } | null {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = line
      .slice(line.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [own, ownSystem, ended, endedSystem] = fields.slice(11, 15) as [number, number, number, number];
    const memoryKb = Number(/Pss:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0);
    return { parent: fields[1] ?? 0, ticks: own + ownSystem + ended + endedSystem, memoryKb };
  } catch {
    return null;
  }
}
