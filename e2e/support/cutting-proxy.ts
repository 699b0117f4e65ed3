import { once } from 'node:events';
import { createServer, connect, type Socket } from 'node:net';

/** Stands between a client and a station, as the networks do that drop connections. */
export interface CuttingProxy {
  /** Where clients go, whatever lies behind. */
  readonly url: string;
  /** Connections made so far. */
  readonly connections: number;
  /** Where connections lead from now on. */
  aim(url: string): void;
  /** Drops every open connection at once, with what is on its way. */
  cut(): void;
  /** Lets so many bytes of answers through to each new connection, then drops it in the middle of whatever it says. Infinity ends that. */
  cutAfter(bytes: number): void;
  close(): Promise<void>;
}

/** Starts a proxy that leads nowhere until it is aimed. */
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
      // The last bytes still go out; then the connection ends without its end.
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
