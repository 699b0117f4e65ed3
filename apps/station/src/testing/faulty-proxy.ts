import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A TCP proxy that fails on request. */
export interface FaultyProxy {
  /** Origin of the proxy. */
  readonly origin: string;
  /** Connections that it accepted. */
  readonly connections: () => number;
  /** Breaks the connection of the next responses after these bytes, once for each number. */
  cutResponses(...afterBytes: readonly number[]): void;
  /** Breaks the connection of the next requests after these bytes, once for each number. */
  cutRequests(...afterBytes: readonly number[]): void;
  /** Forwards nothing more, and lets clients wait. */
  stall(): void;
  close(): Promise<void>;
}

/** Starts a proxy in front of an origin. @param ownPort default any free one */
export async function startFaultyProxy(target: string, ownPort = 0): Promise<FaultyProxy> {
  const { hostname, port } = new URL(target);
  const cuts = { response: [] as number[], request: [] as number[] };
  const sockets = new Set<Socket>();
  let isStalled = false;
  let accepted = 0;
  const server = createServer((client) => {
    accepted += 1;
    const upstream = connect(Number(port), hostname);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    }
    forward(
      client,
      upstream,
      () => cuts.request.shift(),
      () => isStalled,
    );
    forward(
      upstream,
      client,
      () => cuts.response.shift(),
      () => isStalled,
    );
  });
  server.listen(ownPort, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    connections: () => accepted,
    cutResponses: (...afterBytes) => void cuts.response.push(...afterBytes),
    cutRequests: (...afterBytes) => void cuts.request.push(...afterBytes),
    stall: () => void (isStalled = true),
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

function forward(
  from: Socket,
  to: Socket,
  nextCut: () => number | undefined,
  isStalled: () => boolean,
): void {
  let left: number | undefined;
  from.on('data', (chunk: Buffer) => {
    if (isStalled()) return;
    left ??= nextCut();
    if (left === undefined) return void to.write(chunk);
    to.write(chunk.subarray(0, left));
    left -= chunk.length;
    if (left > 0) return;
    // The written bytes leave before the connection breaks.
    to.end();
    from.destroy();
  });
  from.on('close', () => to.end());
}
