import { spawn } from 'node:child_process';
import { findFfmpeg } from '../../audio/engine/find-ffmpeg.ts';
import { fakeIcecast } from '../fake-icecast.ts';

/** A broadcast that never ends. */
export interface LiveSource extends AsyncDisposable {
  /** Addresses for one listener each. */
  readonly urls: readonly string[];
}

/** A tone that changes its pitch each 5 seconds, with pauses between words of the length of speech. */
const broadcast = 'aevalsrc=0.2*sin(2*PI*t*(330+110*floor(mod(t/5\\,4))))*gt(sin(2*PI*t*0.7)\\,-0.8):s=44100';

/** Encodes a broadcast by ffmpeg in real time, and sends it as Icecast does, with a new title each so many seconds. */
export async function startLiveSource(titleEverySeconds: number, listeners = 1): Promise<LiveSource> {
  const servers = await Promise.all(Array.from({ length: listeners }, () => fakeIcecast()));
  const args = [
    '-v',
    'error',
    '-nostdin',
    '-re',
    '-f',
    'lavfi',
    '-i',
    broadcast,
    '-f',
    'mp3',
    '-b:a',
    '128k',
    'pipe:1',
  ];
  const encoder = spawn(findFfmpeg(), args, { stdio: ['ignore', 'pipe', 'inherit'] });
  encoder.stdout.on('data', (audio: Buffer) => {
    for (const server of servers) server.send(audio);
  });
  let number = 0;
  const titles = setInterval(() => {
    number += 1;
    for (const server of servers) server.title(`The harbour - Part ${number}`);
  }, titleEverySeconds * 1000);
  return {
    urls: servers.map(({ url }) => url),
    async [Symbol.asyncDispose]() {
      clearInterval(titles);
      encoder.kill('SIGKILL');
      for (const server of servers) await server[Symbol.asyncDispose]();
    },
  };
}
