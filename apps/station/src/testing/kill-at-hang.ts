import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';

/** Before each program; its imports are loaded first all the same. */
const prelude = `
const hang = () => { console.log('at the moment'); setInterval(() => {}, 1000); return new Promise(() => {}); };
`;

/**
 * Starts a program in a process of its own, which a test kills.
 * @param program a module in TypeScript that imports absolute addresses. Its `hang()` prints a line and never resolves.
 * @param args its `process.argv` from 1 on
 */
export function startProgram(program: string, args: readonly string[]): ChildProcessByStdio<null, Readable, null> {
  const flags = ['--conditions=postkit-source', '--input-type=module-typescript', '-e', prelude + program];
  // The packages of the station are found from here.
  return spawn(process.execPath, [...flags, ...args], { cwd: import.meta.dirname, stdio: ['ignore', 'pipe', 'inherit'] });
}

/** Runs a program until it hangs, and kills it as a power cut would. */
export async function killAtHang(program: string, args: readonly string[]): Promise<void> {
  const child = startProgram(program, args);
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'exit');
}
