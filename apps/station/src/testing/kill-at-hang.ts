import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import type { crashPrograms } from './crash-programs.ts';
import { crashProgram } from './station-program.ts';

/**
 * Starts a program in a process of its own, which a test kills.
 * @param args its `process.argv` from 2 on
 */
export function startProgram(
  name: keyof typeof crashPrograms,
  args: readonly string[],
): ChildProcessByStdio<null, Readable, null> {
  return spawn(process.execPath, [...crashProgram(name), ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
}

/** Runs a program until it hangs, and kills it as a power cut would. */
export async function killAtHang(name: keyof typeof crashPrograms, args: readonly string[]): Promise<void> {
  const child = startProgram(name, args);
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'exit');
}
