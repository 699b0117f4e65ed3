// A station with 100 users for the benchmark of the live channel. Run as a child process, it prints its address, the channel and
// the keys of the users as one line of JSON, publishes an event for each line of its standard input, and ends with it.
import { createInterface } from 'node:readline';
import { firstStation, makeUser, startStation } from '../src/testing/index.ts';

const server = await startStation();
const { sessionId, slug } = firstStation(server);
const authorizations: string[] = [];
for (let number = 0; number < 100; number += 1)
  authorizations.push((await (await makeUser(server)).signIn()).authorization);
console.log(
  JSON.stringify({
    url: server.url,
    path: `/sessions/${sessionId}?format=json`,
    authorizations,
    pid: process.pid,
  }),
);
for await (const line of createInterface({ input: process.stdin })) {
  await server.context.live.publish(sessionId, 'draft_retired', { id: line, station: slug });
}
await server.close();
process.exit(0);
