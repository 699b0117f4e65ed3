import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** Clients that request the whole time, and repeat nothing. */
export interface SteadyLoad {
  /** Number of responses so far. */
  responses(): number;
  /** Origins that responded since the start, or since `forget`. */
  reached(): ReadonlySet<string>;
  forget(): void;
  /** Requests without a response, and responses of 500 and more. */
  failures(): readonly string[];
  /** Stops the clients. */
  [Symbol.asyncDispose](): Promise<void>;
}

/** The clients of a balancer, of each kind: with a connection that stays open, with one for each request, and with one that was opened ahead. */
const perKind = 3;
/** Milliseconds between two looks at the targets. */
const lookEvery = 50;

/** @param targets origins that a balancer sends requests to, asked for again all the time */
export function askSteadily(targets: () => readonly string[] | Promise<readonly string[]>): SteadyLoad {
  let [isOver, responses] = [false, 0];
  let origins: readonly string[] = [];
  const reached = new Set<string>();
  const failures: string[] = [];

  async function balance(): Promise<void> {
    while (!isOver) {
      origins = await targets();
      await wait(lookEvery);
    }
  }

  /** @param pauseMs at most this long between two requests, or from a connection to its request */
  async function client(agent: Agent | undefined, pauseMs: number): Promise<void> {
    for (let n = Math.floor(Math.random() * 10); !isOver; n++) {
      const origin = origins[n % Math.max(1, origins.length)];
      if (origin)
        await send(origin, agent, agent ? 0 : Math.random() * pauseMs).then(
          (status) => {
            responses += 1;
            reached.add(origin);
            if (status >= 500) failures.push(`${origin}: status ${status}`);
          },
          (error: unknown) => failures.push(`${origin}: ${String(error)}`),
        );
      await wait(Math.random() * pauseMs);
    }
    agent?.destroy();
  }

  const kinds = Array.from({ length: perKind }, () => [
    client(new Agent({ keepAlive: true, maxSockets: 1 }), 30),
    client(undefined, 0),
    client(undefined, 30),
  ]);
  const all = [balance(), ...kinds.flat()];
  return {
    responses: () => responses,
    reached: () => new Set(reached),
    forget: () => reached.clear(),
    failures: () => [...new Set(failures)],
    async [Symbol.asyncDispose]() {
      isOver = true;
      await Promise.all(all);
    },
  };
}

/** @param aheadMs time between the connection and the request on it */
async function send(origin: string, agent: Agent | undefined, aheadMs: number): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const sent = request(new URL('/stations/api/v1/installation.json', origin), {
    agent: agent ?? new Agent({ keepAlive: false }),
  });
  sent.on('response', (response) =>
    response
      .resume()
      .on('end', () => resolve(response.statusCode ?? 0))
      .on('error', reject),
  );
  sent.on('error', reject);
  if (aheadMs === 0) sent.end();
  else sent.on('socket', (socket) => socket.once('connect', () => setTimeout(() => sent.end(), aheadMs)));
  return promise;
}
