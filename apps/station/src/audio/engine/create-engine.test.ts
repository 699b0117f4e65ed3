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
  const made = createEngine(options);
  engines.push(made);
  return made;
}
afterEach(() => Promise.all(engines.splice(0).map((made) => made.close())));

const LONG = { source: { demo: { seconds: 3600, kind: 'music', seed: 1 } } } as const;

/** Process ids of the children of a process, by the kernel's own list. */
async function childrenOf(pid: number | undefined): Promise<number[]> {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return text.split(' ').filter(Boolean).map(Number);
}

async function gone(pid: number | undefined): Promise<void> {
  while ((await readdir('/proc')).includes(String(pid))) {
    const state = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => ') Z');
    if (state.split(') ')[1]?.startsWith('Z')) return;
  }
}

function firstSegment(made: AudioEngine, signal?: AbortSignal): { started: Promise<void>; result: Promise<unknown> } {
  const { promise: started, resolve } = Promise.withResolvers<void>();
  const result = made.ingest(LONG, { onSegment: () => resolve(), ...(signal && { signal }) });
  result.catch(() => undefined);
  return { started, result };
}

describe('createEngine', () => {
  it('cancels a running job and stops its ffmpeg', async () => {
    const made = engine();
    const stop = new AbortController();
    const { started, result } = firstSegment(made, stop.signal);
    await started;
    const [child] = await childrenOf(made.workerPid());
    stop.abort();
    await expect(result).rejects.toMatchObject({ code: 'cancelled' });
    await gone(child);
  });

  it('lets jobs in flight end with engine_died when the worker dies, takes ffmpeg along, and goes on with a new worker', async () => {
    using folder = temporaryFolder();
    const made = engine();
    const { started, result } = firstSegment(made);
    await started;
    const worker = made.workerPid() ?? 0;
    const [child] = await childrenOf(worker);
    process.kill(worker, 'SIGKILL');
    await expect(result).rejects.toMatchObject({ code: 'engine_died' });
    await gone(child);
    await runFfmpeg('-f', 'lavfi', '-i', 'sine=440:d=1', folder.file('a.wav'));
    expect(await made.probe(folder.file('a.wav'))).toMatchObject({ duration_ms: 1000 });
    expect(made.workerPid()).not.toBe(worker);
  });

  it('ends everything on close', async () => {
    const made = engine();
    const { started, result } = firstSegment(made);
    await started;
    const [child] = await childrenOf(made.workerPid());
    await made.close();
    await expect(result).rejects.toMatchObject({ code: 'engine_died' });
    await expect(made.probe('/nowhere')).rejects.toMatchObject({ code: 'engine_died' });
    await gone(child);
  });

  it('runs no more jobs at a time than it may, and lets a waiting one leave', async () => {
    const made = engine({ concurrency: 1 });
    const stop = new AbortController();
    const running = firstSegment(made, stop.signal);
    await running.started;
    const leave = new AbortController();
    const waiting = firstSegment(made, leave.signal);
    leave.abort();
    await expect(waiting.result).rejects.toMatchObject({ code: 'cancelled' });
    const next = made.probe('/nowhere.wav');
    next.catch(() => undefined);
    expect(await childrenOf(made.workerPid())).toHaveLength(1);
    stop.abort();
    await expect(next).rejects.toMatchObject({ code: 'not_audio' });
  });

  it('lets a program end that has nothing else to do', async () => {
    using folder = temporaryFolder();
    await runFfmpeg('-f', 'lavfi', '-i', 'sine=440:d=1', folder.file('a.wav'));
    const { stdout } = await run(process.execPath, [PROGRAM, 'probe', folder.file('a.wav')], { timeout: 15_000 });
    expect(stdout.trim()).toBe('1000');
  });

  it('leaves no process behind when the server is killed', async () => {
    const server = spawn(process.execPath, [PROGRAM, 'ingest'], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [line] = await once(server.stdout, 'data');
    const worker = Number(String(line));
    const [child] = await childrenOf(worker);
    expect(child).toBeGreaterThan(0);
    server.kill('SIGKILL');
    await Promise.all([gone(worker), gone(child)]);
  });

  it('refuses a job whose signal has already fired', async () => {
    await expect(engine().probe('/nowhere', { signal: AbortSignal.abort() })).rejects.toMatchObject({ code: 'cancelled' });
  });

  it('fails with a code where ffmpeg cannot be started', async () => {
    using folder = temporaryFolder();
    await runFfmpeg('-f', 'lavfi', '-i', 'sine=440:d=1', folder.file('a.wav'));
    await expect(engine({ ffmpeg: '/nowhere/ffmpeg' }).probe(folder.file('a.wav'))).rejects.toMatchObject({ code: 'engine_failed' });
  });

  it('streams an mp3, and stops making it when nobody listens', async () => {
    using folder = temporaryFolder();
    const made = engine();
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
    const short = await buffer(made.encodeMp3({ ranges: [{ path: folder.file('a.aac'), offset: 0, length: Math.floor(length / 4) }] }));
    expect(short.length / 16_000).toBeCloseTo(10, 0);

    const stream = made.encodeMp3({ ranges: [{ path: folder.file('a.aac'), offset: 0, length }] });
    for await (const chunk of stream) {
      expect(chunk.length).toBeGreaterThan(0);
      break;
    }
    while ((await childrenOf(made.workerPid())).length > 0) await new Promise((resolve) => setImmediate(resolve));
  });
});
