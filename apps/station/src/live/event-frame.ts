import type { LiveEvent } from './live-store.ts';

/** One event as `text/event-stream` text. JSON contains no raw line breaks. */
export function eventFrame({ id, name, data }: Pick<LiveEvent, 'id' | 'name' | 'data'>): string {
  return `id: ${id}\nevent: ${name}\ndata: ${data}\n\n`;
}

/** Advances the client's last id without an event, so that a quiet channel stays within the replay. */
export function idFrame(id: number, comment: string): string {
  return `: ${comment}\nid: ${id}\n\n`;
}
