import { spawn } from 'node:child_process';
import { findFfmpeg, SAMPLE_RATE } from '../audio/index.ts';

/** Seconds of sound that ffmpeg gets out of an address or a file. */
export async function decodedSeconds(input: string, headers: Readonly<Record<string, string>> = {}): Promise<number> {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const given = lines.length > 0 ? ['-headers', lines.join('')] : [];
  const output = ['-f', 's16le', '-ac', '1', '-ar', String(SAMPLE_RATE), 'pipe:1'];
  const child = spawn(findFfmpeg(), ['-nostdin', '-v', 'error', ...given, '-i', input, ...output], { stdio: ['ignore', 'pipe', 'pipe'] });
  let bytes = 0;
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  for await (const chunk of child.stdout) bytes += (chunk as Buffer).length;
  if (bytes === 0) throw new Error(`Nothing was decoded: ${said}`);
  return bytes / 2 / SAMPLE_RATE;
}
