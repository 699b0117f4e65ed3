import type { Load } from './measure-load.ts';

export interface TimesOptions {
  readonly rounds: number;
  /** Called before each of our calls. */
  readonly before?: () => Promise<void>;
}

/** Milliseconds until the last byte of a response, ours and the peer's, alternately and one at a time; the median of the rounds. */
export async function compareTimes(
  ours: Load,
  peer: Load,
  { rounds, before }: TimesOptions,
): Promise<{ ours: number; peer: number }> {
  const times: { ours: number[]; peer: number[] } = { ours: [], peer: [] };
  for (let round = 0; round < rounds; round += 1) {
    await before?.();
    times.ours.push(await time(ours));
    times.peer.push(await time(peer));
  }
  return { ours: median(times.ours), peer: median(times.peer) };
}

/** A result in the form that the benchmark runner reads. */
export function timeResult(name: string, { ours, peer }: { ours: number; peer: number }, budget: string) {
  const round = (value: number) => Number(value.toPrecision(3));
  return {
    name,
    ours: round(ours),
    peer: round(peer),
    unit: 'ms',
    ratio: Number((ours / peer).toFixed(2)),
    budget,
  };
}

async function time({ url, headers = {}, status }: Load): Promise<number> {
  const start = performance.now();
  // Compression is not measured, so neither side compresses.
  const response = await fetch(url, { headers: { 'accept-encoding': 'identity', ...headers } });
  await response.arrayBuffer();
  if (response.status !== status) throw new Error(`${url} responded with ${response.status}.`);
  return performance.now() - start;
}

/** The middle of the figures. */
export function median(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;
}
