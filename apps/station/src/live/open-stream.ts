import type { FastifyReply, FastifyRequest } from 'fastify';
import { idFrame } from './event-frame.ts';
import { createSubscriber, type SeesEvent, type Subscriber } from './subscriber.ts';

/** Milliseconds after which a client that lost the stream reconnects. */
const retry = 2000;

/** Sends the head of the stream and determines its start; sends `reset` when the client's last id is no longer stored. */
export function openStream(
  request: FastifyRequest,
  reply: FastifyReply,
  {
    channels,
    ids,
    lastEventId,
    owner,
    sees,
  }: {
    channels: readonly string[];
    ids: { newest: number; dropped: number };
    lastEventId: string | undefined;
    owner: string | undefined;
    sees: SeesEvent | undefined;
  },
): { subscriber: Subscriber; isReset: boolean } {
  const asked =
    lastEventId === undefined || lastEventId === ''
      ? ids.newest
      : /^\d{1,15}$/.test(lastEventId)
        ? Number(lastEventId)
        : -1;
  const known = asked >= ids.dropped && asked <= ids.newest;
  const start = known ? asked : ids.newest;
  reply.hijack();
  request.raw.socket.setNoDelay(true);
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value);
  reply.raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    // Otherwise the idle connection of a stream that ended delays the stop of the station by ten seconds.
    connection: 'close',
  });
  const subscriber = createSubscriber(reply.raw, { channels, cursor: start, owner, sees });
  subscriber.write(
    `retry: ${retry}\n${known ? idFrame(start, 'open') : `id: ${start}\nevent: reset\ndata: {}\n\n`}`,
  );
  return { subscriber, isReset: !known };
}
