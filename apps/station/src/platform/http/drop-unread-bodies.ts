import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock.ts';
import type { ConnectionLimits } from './connection-limits.ts';
import { hasBody } from './has-body.ts';

/**
 * Reads and drops the rest of a body whose response is sent before its end, so that the next request on the connection is
 * served. A body of more than `unreadBytes`, or of unknown length, ends its connection: the response says so, and the
 * client gets `linger` to stop sending, because a connection that closes with unread bytes is reset before the client
 * has read the response.
 */
export function dropUnreadBodies(
  app: FastifyInstance,
  clock: Clock,
  limits: Pick<ConnectionLimits, 'unreadBytes' | 'linger'>,
): void {
  app.addHook('onSend', ({ raw }, reply, _payload, done) => {
    // An injected request has no connection.
    if (hasBody(raw) && !raw.complete && raw.socket instanceof Socket) {
      if (!isShort(raw, limits.unreadBytes)) reply.header('connection', 'close');
      lingerBeforeClose(raw, clock, limits.linger);
      reply.raw.once('finish', () => drop(raw));
    }
    done();
  });
}

function isShort({ headers }: IncomingMessage, unreadBytes: number): boolean {
  return headers['transfer-encoding'] === undefined && Number(headers['content-length']) <= unreadBytes;
}

/** Stops the handler's readers, which would keep the rest waiting, and lets the body flow. */
function drop(request: IncomingMessage): void {
  request.unpipe();
  request.removeAllListeners('data').removeAllListeners('readable');
  // Node does not start a stream again that flowed and lost its listener.
  request.pause().resume();
}

/** Node calls `destroySoon` on the connection of a response that is the last one. */
function lingerBeforeClose(request: IncomingMessage, clock: Clock, linger: number): void {
  const { socket } = request;
  let cancel = () => {};
  socket.destroySoon = () => {
    socket.end();
    cancel = clock.after(linger, () => socket.destroy());
    request.once('end', () => socket.destroy());
    socket.once('close', () => cancel());
  };
  request.once('end', () => Reflect.deleteProperty(socket, 'destroySoon'));
}
