import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** A balancer of connections in front of machines, which asks `/readyz` of each. */
export interface Balancer extends AsyncDisposable {
  readonly url: string;
  /** Addresses of the machines that were ready a moment ago. */
  ready(): readonly string[];
}

/** Milliseconds between two looks at the machines. */
const lookEvery = 100;

/** @param targets addresses of machines, asked for again all the time */
export async function startBalancer(targets: () => readonly string[]): Promise<Balancer> {
  let ready: readonly string[] = [];
  let [turn, isOver] = [0, false];
  const sockets = new Set<Socket>();

  async function look(): Promise<void> {
    while (!isOver) {
      const urls = targets();
      const states = await Promise.all(urls.map(isReady));
      ready = urls.filter((_, n) => states[n]);
      await wait(lookEvery);
    }
  }

  const server = createServer((client) => {
    const target = ready[turn++ % Math.max(1, ready.length)];
    if (!target) return void client.destroy();
    const machine = connect({ host: '127.0.0.1', port: Number(new URL(target).port) });
    for (const [from, to] of [
      [client, machine],
      [machine, client],
    ] as const) {
      sockets.add(from);
      from.on('error', () => to.destroy()).on('close', () => sockets.delete(from));
      from.pipe(to);
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const looking = look();
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ready: () => ready,
    async [Symbol.asyncDispose]() {
      isOver = true;
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
      await looking;
    },
  };
}

function isReady(url: string): Promise<boolean> {
  return fetch(new URL('/readyz', url), { signal: AbortSignal.timeout(5000) }).then(
    async (response) => {
      await response.arrayBuffer();
      return response.ok;
    },
    () => false,
  );
}
