// Sends 300 wrong sign-ins at once for each line of its standard input, from its own address, and prints the number of
// responses per status once all have arrived. Argument: address of the station.
import { request } from 'node:http';
import { createInterface } from 'node:readline';

const [url = ''] = process.argv.slice(2);
const atOnce = 300;

function signIn(name: string): Promise<number> {
  const headers = { authorization: `Basic ${Buffer.from(`${name}:wrong`).toString('base64')}` };
  return new Promise((resolve, reject) => {
    const call = request(
      `${url}/stations/api/v1/get_stations.json`,
      { headers, agent: false, localAddress: '127.0.0.2' },
      (response) => {
        response.resume().once('end', () => resolve(response.statusCode ?? 0));
      },
    );
    call.once('error', reject).end();
  });
}

console.log(JSON.stringify({ atOnce }));
for await (const line of createInterface({ input: process.stdin })) {
  const statuses = await Promise.all(
    Array.from({ length: atOnce }, (_, index) => signIn(`${line}-${index}`)),
  );
  console.log(
    JSON.stringify(
      Object.fromEntries(Array.from(Map.groupBy(statuses, String), ([status, all]) => [status, all.length])),
    ),
  );
}
