import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock.ts';
import { minPace, type ConnectionLimits } from './connection-limits.ts';
import { hasBody } from './has-body.ts';

/** Closes the connection of a client that sends its body too slowly or stops. */
export function limitBodyPace(app: FastifyInstance, clock: Clock, limits: ConnectionLimits): void {
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    // An injected request has no connection.
    if (hasBody(raw) && raw.socket instanceof Socket) watchBody(raw, clock, limits);
    done();
  });
}

function watchBody(
  request: IncomingMessage,
  clock: Clock,
  { bodySilence, bodyGrace, bodyCheck }: ConnectionLimits,
): void {
  const { socket } = request;
  const begin = socket.bytesRead;
  let last = begin;
  let silent = 0;
  let waited = 0;

  function check(): void {
    if (request.complete || socket.destroyed) return;
    const now = socket.bytesRead;
    // When bytes wait to be read, the station is the slow side, and the client may be throttled.
    if (request.readableLength > 0) silent = 0;
    else {
      waited += bodyCheck;
      silent = now === last ? silent + bodyCheck : 0;
    }
    last = now;
    const isTooSlow = waited > bodyGrace && ((now - begin) * 60_000) / waited < minPace;
    if (silent >= bodySilence || isTooSlow) socket.destroy();
    else cancel = clock.after(bodyCheck, check);
  }

  let cancel = clock.after(bodyCheck, check);
  request.once('close', () => cancel());
}
