import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The state of a station's processes at a moment. */
export interface StationSample {
  /** Resident memory in megabytes by process; `programs` are the ffmpegs. */
  readonly rss: Readonly<Record<'supervisor' | 'web' | 'recorder' | 'media' | 'programs', number>>;
  /** Heap in use and external memory of the web process, in megabytes. */
  readonly heap: number;
  readonly external: number;
  /** Handles of the web process that keep its loop alive. */
  readonly handles: number;
  /** Open file descriptors of all processes. */
  readonly descriptors: number;
  /** 99th percentile since the last sample, in milliseconds. */
  readonly lagMs: number;
  /** Size of the data folder in megabytes. */
  readonly disk: number;
}

interface SampledStation {
  /** Process id of the supervisor. */
  readonly pid: number;
  readonly url: string;
  readonly dataDir: string;
  readonly metricsToken: string;
}

interface Process {
  readonly pid: number;
  readonly parent: number;
  readonly kb: number;
  readonly command: string;
}

const megabyte = 1024 * 1024;

export async function sampleStation({
  pid,
  url,
  dataDir,
  metricsToken,
}: SampledStation): Promise<StationSample> {
  const processes = await processesBelow(pid);
  const metric = await metricsOf(url, metricsToken);
  const rss = { supervisor: 0, web: 0, recorder: 0, media: 0, programs: 0 };
  for (const one of processes) rss[roleOf(one, pid)] += one.kb / 1024;
  const descriptors = await Promise.all(
    processes.map((one) => readdir(`/proc/${one.pid}/fd`).catch(() => [])),
  );
  const { stdout: used } = await run('du', ['-sk', dataDir]);
  return {
    rss,
    heap: metric('nodejs_heap_size_used_bytes') / megabyte,
    external: metric('nodejs_external_memory_bytes') / megabyte,
    handles: metric('nodejs_active_handles_total'),
    descriptors: descriptors.reduce((sum, { length }) => sum + length, 0),
    lagMs: metric('nodejs_eventloop_lag_p99_seconds') * 1000,
    disk: Number.parseInt(used, 10) / 1024,
  };
}

async function processesBelow(pid: number): Promise<Process[]> {
  const { stdout } = await run('ps', ['-A', '-ww', '-o', 'pid=,ppid=,rss=,args=']);
  const all = stdout.split('\n').flatMap((line) => {
    const [, id, parent, kb, command = ''] = /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return id ? [{ pid: Number(id), parent: Number(parent), kb: Number(kb), command }] : [];
  });
  const found = all.filter((one) => one.pid === pid);
  // Each one found adds its children, which the loop then reaches.
  for (const { pid: parent } of found) found.push(...all.filter((one) => one.parent === parent));
  return found;
}

function roleOf({ pid, command }: Process, supervisor: number): keyof StationSample['rss'] {
  if (pid === supervisor) return 'supervisor';
  if (command.includes('web-process')) return 'web';
  if (command.includes('recorder-process')) return 'recorder';
  return command.includes('media-worker') ? 'media' : 'programs';
}

async function metricsOf(url: string, token: string): Promise<(name: string) => number> {
  const response = await fetch(new URL('/metrics', url), { headers: { authorization: `Bearer ${token}` } });
  const text = await response.text();
  return (name) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN);
}
