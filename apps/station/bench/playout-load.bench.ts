// 400 stations of one process each get an element from their playout system every ten seconds, by HTTP. Measures the processor time, and
// the time from sending a message until its event is in the live channel of the station. The peer is a bare node server that stores
// the bytes in SQLite and writes an event, and reads nothing.
// node --conditions=postkit-source apps/station/bench/playout-load.bench.ts
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { startBenchChild } from './bench-child.ts';
import { timeResult } from './measure-times.ts';
import { measureTrees } from './process-tree.ts';

const stations = 400;
/** Milliseconds between two elements of a station. */
const every_ms = 10_000;
/** Seconds that are measured, after some at the same pace. */
const seconds = { ours: 25, peer: 15 };
const settling = 4;
/** Messages of each station that are sent at once before, so that the process has compiled its code, as after some minutes. */
const firstRounds = 8;
const minimum = 0.99;

interface StationInput {
  readonly path: string;
  readonly token: string;
  readonly live: string;
  readonly authorization: string;
}

interface Facts {
  readonly url: string;
  readonly pid: number;
  readonly inputs: readonly StationInput[];
}

interface Measured {
  /** Of one core, in percent. */
  readonly share: number;
  readonly p50: number;
  readonly p99: number;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));

/** Opens the live channel of a station; calls back for each event of its inputs. */
async function openStream(
  { url }: Facts,
  { live, authorization }: StationInput,
  onEvent: () => void,
): Promise<Socket> {
  const { hostname, port, host } = new URL(url);
  const socket = connect(Number(port), hostname).setEncoding('utf8');
  socket.write(`GET ${live} HTTP/1.1\r\nHost: ${host}\r\nAuthorization: ${authorization}\r\n\r\n`);
  const [head] = (await once(socket, 'data')) as [string];
  if (!head.startsWith('HTTP/1.1 200')) throw new Error(`A stream was refused: ${head.slice(0, 100)}`);
  socket.on('data', (text: string) => {
    for (let at = text.indexOf('event: playout_changed'); at >= 0;) {
      onEvent();
      at = text.indexOf('event: playout_changed', at + 1);
    }
  });
  return socket;
}

function messageOf(station: number, round: number): string {
  const start = new Date().toISOString();
  const cart = String(round * stations + station).padStart(6, '0');
  return `<ZettaLite Version="1"><LogEvent Type="SONG" Status="CURRENT" StartTime="${start}"><Asset Title="Glasshouse ${round}" Artist1="Imogen Tallow" ThirdPartyId="${cart}" Category="A1" AssetTypeName="SONG" TotalLength="9.5"/></LogEvent></ZettaLite>`;
}

/** Sends the elements of all stations, spread over each ten seconds. */
async function measure(program: string, measured: number): Promise<Measured> {
  const child = await startBenchChild<Facts>(program, [String(stations)]);
  const { url, pid, inputs } = child.facts;
  const waiting = new Map<number, number>();
  let times: number[] = [];
  const sockets: Socket[] = [];
  for (const [station, input] of inputs.entries())
    sockets.push(
      await openStream(child.facts, input, () => {
        const sent = waiting.get(station);
        if (sent === undefined) return;
        waiting.delete(station);
        times.push(performance.now() - sent);
      }),
    );
  const refused: number[] = [];
  async function send(station: number, round: number): Promise<void> {
    const { path, token } = inputs[station] as StationInput;
    waiting.set(station, performance.now());
    const response = await fetch(url + path, {
      method: 'POST',
      body: messageOf(station, round),
      headers: { authorization: `Bearer ${token}`, 'content-type': 'text/xml' },
    });
    await response.arrayBuffer();
    if (response.status !== 200) refused.push(response.status);
  }
  for (let round = 0; round < firstRounds; round += 1)
    await Promise.all(inputs.map((_, station) => send(station, round)));
  const start = performance.now();
  const sendings: Promise<void>[] = [];
  let [cpu, began, sentBefore] = [0, 0, 0];
  for (let count = 0; ; count += 1) {
    await pause(start + (count * every_ms) / stations - performance.now());
    const elapsed = (performance.now() - start) / 1000;
    if (began === 0 && elapsed >= settling) {
      await pause(500);
      [cpu, began, sentBefore, times] = [measureTrees([pid]).cpuSeconds, performance.now(), count, []];
    }
    if (elapsed >= settling + measured) {
      const took = (performance.now() - began) / 1000;
      const share = (100 * (measureTrees([pid]).cpuSeconds - cpu)) / took;
      await Promise.all(sendings);
      for (let tries = 0; waiting.size > 0 && tries < 50; tries += 1) await pause(100);
      for (const socket of sockets) socket.destroy();
      await child.stop();
      if (refused.length > 0) throw new Error(`${refused.length} messages were refused: ${refused[0]}.`);
      if (times.length < minimum * (count - sentBefore))
        throw new Error(`Of ${count - sentBefore} messages, ${times.length} had an event.`);
      return { share, p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
    }
    sendings.push(send(count % stations, firstRounds + Math.floor(count / stations)));
  }
}

function quantile(figures: readonly number[], part: number): number {
  return figures.toSorted((a, b) => a - b)[Math.floor((figures.length - 1) * part)] ?? Number.NaN;
}

const ours = await measure('serve-playout.ts', seconds.ours);
const peer = await measure('serve-bare-playout.ts', seconds.peer);
const name = `an element of each of ${stations} stations every ten seconds`;
const against = 'against a bare server that reads nothing';
console.log(
  JSON.stringify([
    {
      ...timeResult(`${name}: share of a core, ${against}`, { ours: ours.share, peer: peer.share }, '<= 5 %'),
      unit: '%',
    },
    timeResult(
      `${name}: from sending to the live event, median, ${against}`,
      { ours: ours.p50, peer: peer.p50 },
      '<= 150 ms',
    ),
    timeResult(
      `${name}: from sending to the live event, 99 of 100, ${against}`,
      { ours: ours.p99, peer: peer.p99 },
      '<= 300 ms',
    ),
  ]),
);
process.exit(0);
