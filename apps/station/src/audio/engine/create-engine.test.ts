import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, describe, expect, it } from 'vitest';
import { runFfmpeg } from '../testing/run-ffmpeg.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { createEngine, type AudioEngine } from './create-engine.ts';

const run = promisify(execFile);
const PROGRAM = fileURLToPath(new URL('../testing/engine-program.ts', import.meta.url));

const engines: AudioEngine[] = [];
function engine(options: Parameters<typeof createEngine>[0] = {}): AudioEngine {
  const audio = createEngine(options);
  engines.push(audio);
  return audio;
}
afterEach(() => Promise.all(engines.splice(0).map((audio) => audio.close())));

const LONG = { source: { demo: { seconds: 3600, kind: 'music', seed: 1 } } } as const;

/** Process ids of the children of a process, from the kernel's list. */
async function childrenOf(pid: number | undefined): Promise<number[]> {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return text.split(' ').filter(Boolean).map(Number);
}

async function waitForExit(pid: number | undefined): Promise<void> {
  while ((await readdir('/proc')).includes(String(pid))) {
    const state = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => ') Z');
    if (state.split(') ')[1]?.startsWith('Z')) return;
  }
}

function firstSegment(
  audio: AudioEngine,
  signal?: AbortSignal,
): { started: Promise<void>; result: Promise<unknown> } {
  const { promise: started, resolve } = Promise.withResolvers<void>();
  const result = audio.ingest(LONG, { onSegment: () => resolve(), ...(signal && { signal }) });
  result.catch(() => undefined);
  return { started, result };
}

describe('createEngine', () => {
  it('cancels a running job and stops its ffmpeg', async () => {
    const audio = engine();
    const stop = new AbortController();
    const { started, result } = firstSegment(audio, stop.signal);
    await started;
    const [child] = await childrenOf(audio.workerPid());
    stop.abort();
    await expect(result).rejects.toMatchObject({ code: 'cancelled' });
    await waitForExit(child);
  });

  it('fails running jobs with engine_died when the worker dies, kills their ffmpeg, and starts a new worker', async () => {
    using folder = temporaryFolder();
    const audio = engine();
    const { started, result } = firstSegment(audio);
    await started;
    const worker = audio.workerPid() ?? 0;
    const [child] = await childrenOf(worker);
    process.kill(worker, 'SIGKILL');
    await expect(result).rejects.toMatchObject({ code: 'engine_died' });
    await waitForExit(child);
    await runFfmpeg('-f', 'lavfi', '-i', 'sine=440:d=1', folder.file('a.wav'));
    expect(await audio.probe(folder.file('a.wav'))).toMatchObject({ duration_ms: 1000 });
    expect(audio.workerPid()).not.toBe(worker);
  });

  it('ends everything on close', async () => {
    const audio = engine();
    const { started, result } = firstSegment(audio);
    await started;
    const [child] = await childrenOf(audio.workerPid());
    await audio.close();
    await expect(result).rejects.toMatchObject({ code: 'engine_died' });
    await expect(audio.probe('/nowhere')).rejects.toMatchObject({ code: 'engine_died' });
    await waitForExit(child);
  });

  it('runs no more jobs at a time than `concurrency`, and cancels a waiting one', async () => {
    const audio = engine({ concurrency: 1 });
    const stop = new AbortController();
    const running = firstSegment(audio, stop.signal);
    await running.started;
    const leave = new AbortController();
    const waiting = firstSegment(audio, leave.signal);
    leave.abort();
    await expect(waiting.result).rejects.toMatchObject({ code: 'cancelled' });
    const next = audio.probe('/nowhere.wav');
    next.catch(() => undefined);
    expect(await childrenOf(audio.workerPid())).toHaveLength(1);
    stop.abort();
    await expect(next).rejects.toMatchObject({ code: 'not_audio' });
  });

  it('does not keep an otherwise idle program running', async () => {
    using folder = temporaryFolder();
    await runFfmpeg('-f', 'lavfi', '-i', 'sine=440:d=1', folder.file('a.wav'));
    const { stdout } = await run(process.execPath, [PROGRAM, 'probe', folder.file('a.wav')], {
      timeout: 15_000,
    });
    expect(stdout.trim()).toBe('1000');
  });

  it('leaves no process running when the server is killed', async () => {
    const server = spawn(process.execPath, [PROGRAM, 'ingest'], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [line] = await once(server.stdout, 'data');
    const worker = Number(String(line));
    const [child] = await childrenOf(worker);
    expect(child).toBeGreaterThan(0);
    server.kill('SIGKILL');
    await Promise.all([waitForExit(worker), waitForExit(child)]);
  });

  it('rejects a job whose signal is already aborted', async () => {
    await expect(engine().probe('/nowhere', { signal: AbortSignal.abort() })).rejects.toMatchObject({
      code: 'cancelled',
    });
  });

  it('fails with a code when ffmpeg cannot be started', async () => {
    using folder = temporaryFolder();
    await runFfmpeg('-f', 'lavfi', '-i', 'sine=440:d=1', folder.file('a.wav'));
    await expect(engine({ ffmpeg: '/nowhere/ffmpeg' }).probe(folder.file('a.wav'))).rejects.toMatchObject({
      code: 'engine_failed',
    });
  });

  it('streams an mp3, and stops encoding when the reader closes the stream', async () => {
    using folder = temporaryFolder();
    const audio = engine();
    await runFfmpeg(
      '-f',
      'lavfi',
      '-i',
      'sine=440:d=40',
      '-c:a',
      'aac',
      '-aac_coder',
      'fast',
      '-ar',
      '44100',
      '-ac',
      '2',
      folder.file('a.aac'),
    );
    const { length } = await readFile(folder.file('a.aac'));
    const short = await buffer(
      audio.encodeMp3({
        ranges: [{ path: folder.file('a.aac'), offset: 0, length: Math.floor(length / 4) }],
      }),
    );
    expect(short.length / 16_000).toBeCloseTo(10, 0);

    const stream = audio.encodeMp3({ ranges: [{ path: folder.file('a.aac'), offset: 0, length }] });
    for await (const chunk of stream) {
      expect(chunk.length).toBeGreaterThan(0);
      break;
    }
    while ((await childrenOf(audio.workerPid())).length > 0)
      await new Promise((resolve) => setImmediate(resolve));
  });
});
