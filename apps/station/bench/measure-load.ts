import autocannon from 'autocannon';

export interface Load {
  readonly url: string;
  readonly headers?: Record<string, string>;
  /** Every response must have it, or the figure means nothing. */
  readonly status: number;
}

const seconds = 3;
const rounds = 3;
const connections = 20;

/** Requests per second, ours and the peer's, measured alternately; the median of the rounds. */
export async function compareLoads(ours: Load, peer: Load): Promise<{ ours: number; peer: number }> {
  const figures: { ours: number[]; peer: number[] } = { ours: [], peer: [] };
  await run(ours, 1);
  await run(peer, 1);
  for (let round = 0; round < rounds; round += 1) {
    figures.ours.push(await run(ours, seconds));
    figures.peer.push(await run(peer, seconds));
  }
  return { ours: median(figures.ours), peer: median(figures.peer) };
}

/** A result in the form that the benchmark runner reads. */
export function result(name: string, { ours, peer }: { ours: number; peer: number }, budget: string) {
  return {
    name,
    ours: Math.round(ours),
    peer: Math.round(peer),
    unit: 'requests/s',
    ratio: Number((ours / peer).toFixed(2)),
    budget,
  };
}

async function run({ url, headers = {}, status }: Load, duration: number): Promise<number> {
  const measured = await autocannon({ url, headers, duration, connections });
  const answers = measured.statusCodeStats ?? {};
  const others = Object.keys(answers).filter((code) => Number(code) !== status);
  if (measured.errors > 0 || others.length > 0)
    throw new Error(`${url} responded with ${JSON.stringify(answers)} and failed ${measured.errors} times.`);
  return measured.requests.average;
}

function median(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;
}
