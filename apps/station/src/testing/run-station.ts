import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { stationProgram } from './station-program.ts';

/** Runs the station's program until it ends, for starts that fail. */
export async function runStation(
  env: Readonly<Record<string, string>>,
): Promise<{ code: number | null; output: string }> {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, stationProgram('main'), {
    env: { PATH, NODE_COMPILE_CACHE, POSTKIT_DEMO: '0', POSTKIT_LOG_LEVEL: 'silent', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  await once(child, 'close');
  return { code: child.exitCode, output };
}
