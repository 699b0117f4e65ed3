import type { AudioEventRow } from './audio-event-tables.ts';

/** The text that searches look in. */
export function searchText({
  title,
  artist,
  category,
  transcript,
}: Pick<AudioEventRow, 'title' | 'artist' | 'category' | 'transcript'>): string {
  return [title, artist, category, transcript ?? ''].join('\n').toLowerCase();
}
