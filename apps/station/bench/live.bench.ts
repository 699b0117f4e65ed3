// Opens 5,000 streams of the live channel on one process, publishes an event to all of them, and waits until the last has it.
// The peer is a bare node server that writes the same event, unstored, to 5,000 responses. Median of nine events.
// node --conditions=postkit-source apps/station/bench/live.bench.ts
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { startBenchChild } from './bench-child.ts';

const streams = 5000;
const rounds = 9;
/** Connections that are opened at a time: a listening socket has a short queue. */
const atATime = 50;

interface Facts {
  readonly url: string;
  readonly path: string;
  readonly authorizations: readonly string[];
  readonly pid: number;
}

/** Resident memory of a process, in kB. */
function residentKb(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? Number.NaN);
}

/** Opens a stream; calls back with the text of each packet. Resolves once its first event has arrived. */
async function openStream(
  { url, path }: Facts,
  authorization: string,
  onText: (text: string) => void,
): Promise<Socket> {
  const { hostname, port, host } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket
    .setEncoding('utf8')
    .write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAuthorization: ${authorization}\r\n\r\n`);
  const [head] = (await once(socket, 'data')) as [string];
  if (!head.startsWith('HTTP/1.1 200')) throw new Error(`A stream was refused: ${head.slice(0, 100)}`);
  socket.on('data', onText);
  return socket;
}

/** Milliseconds from publishing an event until the last of all streams has it, and memory of a stream in kB. */
async function measure(program: string): Promise<{ ms: number; kb: number }> {
  const child = await startBenchChild<Facts>(program);
  const { authorizations, pid } = child.facts;
  const before = residentKb(pid);
  let missing = 0;
  let wanted = '';
  let arrived = Promise.withResolvers<void>();
  const sockets: Socket[] = [];
  for (let opened = 0; opened < streams; opened += atATime) {
    const some = Array.from({ length: atATime }, (_, index) => {
      const authorization = authorizations[(opened + index) % authorizations.length] ?? '';
      return openStream(child.facts, authorization, (text) => {
        if (!text.includes(wanted)) return;
        missing -= 1;
        if (missing === 0) arrived.resolve();
      });
    });
    sockets.push(...(await Promise.all(some)));
  }
  const kb = (residentKb(pid) - before) / streams;
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    [missing, wanted, arrived] = [streams, `event-${round}-of-the-bench`, Promise.withResolvers<void>()];
    const start = performance.now();
    child.sendOnly(wanted);
    await arrived.promise;
    times.push(performance.now() - start);
  }
  for (const socket of sockets) socket.destroy();
  await child.stop();
  return { ms: times.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? Number.NaN, kb };
}

const ours = await measure('serve-streams.ts');
const peer = await measure('serve-bare-streams.ts');
const ratio = (one: number, other: number) => Number((one / other).toFixed(2));
console.log(
  JSON.stringify([
    {
      name: 'an event reaches the last of 5,000 live streams of one process, against a bare node server',
      ours: Math.round(ours.ms),
      peer: Math.round(peer.ms),
      unit: 'ms',
      ratio: ratio(ours.ms, peer.ms),
      budget: '<= 1000 ms',
    },
    {
      name: 'memory of a live stream, against a bare node server',
      ours: Number(ours.kb.toFixed(1)),
      peer: Number(peer.kb.toFixed(1)),
      unit: 'kB',
      ratio: ratio(ours.kb, peer.kb),
      budget: '<= 4 x',
    },
  ]),
);
