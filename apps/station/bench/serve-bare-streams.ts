// The peer of the benchmark of the live channel: a bare node server that writes an event to every open response, without storing
// or checking anything.
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';

const streams = new Set<ServerResponse>();
const server = createServer((_request, response) => {
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
  });
  response.write(': open\n\n');
  streams.add(response);
  response.once('close', () => streams.delete(response));
});
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  console.log(
    JSON.stringify({ url: `http://127.0.0.1:${port}`, path: '/', authorizations: [''], pid: process.pid }),
  );
});
for await (const line of createInterface({ input: process.stdin })) {
  for (const stream of streams) stream.write(`id: 1\nevent: draft_retired\ndata: {"id":"${line}"}\n\n`);
}
process.exit(0);
