import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { OpenPort } from './open-port.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** From now on, each open connection ends with its next response, so that clients open their next one elsewhere. */
    endConnections(this: void): void;
  }
}

export interface CloseSettings {
  readonly port?: Pick<OpenPort, 'stopAccepting'> | undefined;
  /** Milliseconds for which a connection without a request may still send one. */
  readonly lingerMs: number;
}

/** Milliseconds that running requests may continue after close began. */
const longestMs = 10_000;
/** Milliseconds between two looks for connections whose request has ended. */
const sweepEvery = 25;

/**
 * When the server closes, it accepts no more connections, and each open one ends with its next response. A request can be on its
 * way on a connection that looks idle, so these close only after `lingerMs`. Browsers also open connections ahead of their
 * requests, which Node does not count as idle.
 */
export function closeConnections(app: FastifyInstance, { port, lingerMs }: CloseSettings): void {
  const unused = new Set<Socket>();
  let isLeaving = false;
  app.server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  app.server.on('request', ({ socket }: IncomingMessage) => unused.delete(socket));
  app.decorate('endConnections', () => void (isLeaving = true));
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isLeaving) reply.header('connection', 'close');
    done();
  });

  function closeIdle(): void {
    for (const socket of unused) socket.destroy();
    app.server.closeIdleConnections();
  }

  app.addHook('preClose', async () => {
    isLeaving = true;
    port?.stopAccepting();
    let sweep: NodeJS.Timeout | undefined;
    const begin = () => {
      closeIdle();
      sweep = setInterval(closeIdle, sweepEvery).unref();
    };
    if (lingerMs === 0) begin();
    else setTimeout(begin, lingerMs).unref();
    const last = setTimeout(() => app.server.closeAllConnections(), longestMs).unref();
    app.server.once('close', () => {
      clearInterval(sweep);
      clearTimeout(last);
    });
  });
}
