import { once } from 'node:events';
import { createServer, connect, type Socket } from 'node:net';

/** A proxy between a client and a station that drops connections as unreliable networks do. */
export interface CuttingProxy {
  /** The address for clients, which stays the same. */
  readonly url: string;
  /** Number of connections so far. */
  readonly connections: number;
  /** Sets the target of new connections. */
  aim(url: string): void;
  /** Drops every open connection at once, with the data in flight. */
  cut(): void;
  /** Drops each new connection after that many bytes of its response. Infinity turns that off. */
  cutAfter(bytes: number): void;
  close(): Promise<void>;
}

/** Starts a proxy without a target; `aim` sets it. */
export async function startCuttingProxy(): Promise<CuttingProxy> {
  const open = new Set<Socket>();
  let target: URL | undefined;
  let limit = Infinity;
  let connections = 0;

  function drop(...sockets: Socket[]): void {
    for (const socket of sockets) {
      open.delete(socket);
      socket.destroy();
    }
  }

  const server = createServer((client) => {
    connections += 1;
    if (!target) {
      client.destroy();
      return;
    }
    const station = connect(Number(target.port), target.hostname);
    for (const socket of [client, station]) {
      open.add(socket);
      socket.setNoDelay(true);
      socket.once('error', () => drop(client, station)).once('close', () => drop(client, station));
    }
    let left = limit;
    client.pipe(station);
    station.on('data', (bytes: Buffer) => {
      client.write(bytes.subarray(0, left));
      left -= bytes.length;
      // Sends the last bytes, then drops the connection before the response is complete.
      if (left <= 0) client.end(() => drop(client, station));
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;

  return {
    url: `http://127.0.0.1:${port}`,
    get connections() {
      return connections;
    },
    aim(url) {
      target = new URL(url);
    },
    cut: () => drop(...open),
    cutAfter(bytes) {
      limit = bytes;
    },
    async close() {
      drop(...open);
      server.close();
      await once(server, 'close');
    },
  };
}
