import { spawn } from 'node:child_process';
import { findFfmpeg, SAMPLE_RATE } from '../audio/index.ts';

/** The audio that ffmpeg decodes from an address or a file: one channel, 44.1 kHz, 16 bit. */
export async function decodedSamples(
  input: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Int16Array> {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const given = lines.length > 0 ? ['-headers', lines.join('')] : [];
  const output = ['-f', 's16le', '-ac', '1', '-ar', String(SAMPLE_RATE), 'pipe:1'];
  const child = spawn(findFfmpeg(), ['-nostdin', '-v', 'error', ...given, '-i', input, ...output], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const chunks: Buffer[] = [];
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  for await (const chunk of child.stdout) chunks.push(chunk as Buffer);
  const bytes = new Uint8Array(Buffer.concat(chunks));
  if (bytes.length === 0) throw new Error(`Nothing was decoded: ${said}`);
  return new Int16Array(bytes.buffer);
}
