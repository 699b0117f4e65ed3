// A station server that records a stream on several stations, for the recording benchmark. Arguments: address of the stream,
// number of stations. Run as a child process, it prints its process id, data folder and memory before it records, once all record. It prints the
// number of gaps since then for each line of its standard input, and ends with it.
import { createInterface } from 'node:readline';
import { logSource } from '@postkit/sdk/schema';
import type { LoggerTables } from '../src/features/logger/logger-tables.ts';
import { makeStation, startStation } from '../src/testing/index.ts';
import { measureTrees } from './process-tree.ts';

const [, , url = '', count = '1'] = process.argv;
const server = await startStation({ env: { POSTKIT_ALLOW_PRIVATE_FETCH: '1' } });
const slugs = [server.slug];
while (slugs.length < Number(count)) slugs.push((await makeStation(server)).slug);
// The administrator of the company reaches the new stations from the next sign-in on.
const as = await server.signIn();
const read = async (slug: string) =>
  logSource.parse(await (await server.call(`/${slug}/api/v1/logger/`, { as })).json());
const { memoryMb } = measureTrees([process.pid]);
for (const slug of slugs) {
  const saved = await server.call(`/${slug}/api/v1/logger/`, {
    method: 'PATCH',
    as,
    json: { url, active: true },
  });
  if (!saved.ok) throw new Error(`The log of ${slug} was refused: ${await saved.text()}`);
}
for (const slug of slugs)
  while ((await read(slug)).last_segment_at === null)
    await new Promise((resolve) => setTimeout(resolve, 500));
console.log(JSON.stringify({ pid: process.pid, dataDir: server.dataDir, idleMb: memoryMb }));
const since = server.context.clock.now();
for await (const _ of createInterface({ input: process.stdin }))
  console.log(JSON.stringify({ gaps: await gapsSince(since) }));
await server.close();
process.exit(0);

async function gapsSince(from_ms: number): Promise<number> {
  const gaps = server.context.db.tables<LoggerTables>().selectFrom('log_gaps').where('to_ms', '>=', from_ms);
  return (await gaps.select('from_ms').execute()).length;
}
