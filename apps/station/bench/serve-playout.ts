// A station server with many stations, each with an input of a playout system, for the benchmark of their load. Run as a child
// process, it prints its address and for each station its input and its live channel as one line of JSON, and ends with its input.
import { playoutInputWithToken } from '@postkit/sdk/schema';
import { makeStation, makeUser, startStation } from '../src/testing/index.ts';

const stations = Number(process.argv[2]);
/** Streams of the live channel that a user may have open. */
const streamsOfUser = 50;

const server = await startStation();
const admin = await server.signIn();
while (server.features.accounts.stations().length < stations) await makeStation(server);
const all = server.features.accounts.stations();
const inputs = [];
for (let from = 0; from < all.length; from += streamsOfUser) {
  const some = all.slice(from, from + streamsOfUser);
  const listener = await makeUser(server, { stations: some.map(({ id }) => ({ stationId: id })) });
  const { authorization } = await listener.signIn();
  for (const { slug, sessionId } of some) {
    const response = await server.call(`/${slug}/api/v1/playout/inputs/`, {
      method: 'POST',
      as: admin,
      json: { name: 'Studio', system: 'zetta', transport: { type: 'http-in' } },
    });
    const { input, token } = playoutInputWithToken.parse(await response.json());
    inputs.push({
      path: `/${slug}/playout/in/${input.id}/`,
      token,
      live: `/sessions/${sessionId}?format=json`,
      authorization,
    });
  }
}
console.log(JSON.stringify({ url: server.url, pid: process.pid, inputs }));
process.stdin.resume().on('end', () => void server.close().then(() => process.exit(0)));
