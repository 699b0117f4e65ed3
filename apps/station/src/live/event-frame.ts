import type { LiveEvent } from './live-store.ts';

/** One event as `text/event-stream` text. JSON has no line breaks of its own. */
export function eventFrame({ id, name, data }: Pick<LiveEvent, 'id' | 'name' | 'data'>): string {
  return `id: ${id}\nevent: ${name}\ndata: ${data}\n\n`;
}

/** Moves the client's last id without an event, so that a quiet channel does not fall out of the replay. */
export function idFrame(id: number, comment: string): string {
  return `: ${comment}\nid: ${id}\n\n`;
}
