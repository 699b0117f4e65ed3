import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { findFfmpeg } from '../src/audio/index.ts';

const bytesPerSecond = 16_000;
const tickMs = 100;

/** A stream of MP3 at 128 kb/s in real time: a minute of tones and noise, repeated. */
export async function startLoopRadio(): Promise<{ url: string; close(): void }> {
  const source = 'aevalsrc=0.3*sin(660*t)+0.2*random(0)|0.3*sin(440*t)+0.2*random(1):s=44100:d=60';
  const { stdout: audio } = await promisify(execFile)(
    findFfmpeg(),
    [
      '-v',
      'error',
      '-f',
      'lavfi',
      '-i',
      source,
      '-c:a',
      'libmp3lame',
      '-b:a',
      '128k',
      '-write_xing',
      '0',
      '-f',
      'mp3',
      'pipe:1',
    ],
    { encoding: 'buffer', maxBuffer: 1 << 24 },
  );
  const listeners = new Set<ServerResponse>();
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'audio/mpeg' });
    listeners.add(response);
    response.once('close', () => listeners.delete(response));
  });
  const begun = Date.now();
  let sent = 0;
  const timer = setInterval(() => {
    const due = Math.round(((Date.now() - begun) / 1000) * bytesPerSecond) - sent;
    const from = sent % audio.length;
    const chunk = Buffer.concat([audio, audio]).subarray(from, from + due);
    sent += due;
    for (const listener of listeners) listener.write(chunk);
  }, tickMs);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/live`,
    close: () => {
      clearInterval(timer);
      server.closeAllConnections();
      server.close();
    },
  };
}
