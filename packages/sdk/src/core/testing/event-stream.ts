import type { ServerResponse } from 'node:http';
import type { Received } from './local-server.ts';

/** Sends the head of an event stream. @param retry milliseconds before a client reconnects */
export function startStream(response: ServerResponse, retry = 1): void {
  response
    .writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' })
    .write(`retry: ${retry}\n\n`);
}

/** Sends the event `tune_played`. */
export function writeTune(response: ServerResponse, id: number): void {
  response.write(`id: ${id}\nevent: tune_played\ndata: {"tune_id":${id}}\n\n`);
}

/** The ids after which the requests asked to resume. */
export function lastEventIds(received: readonly Received[]): unknown[] {
  return received.map(({ headers }) => headers['last-event-id']);
}
