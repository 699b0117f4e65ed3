import { maxDescriptionBytes, maxNotesBytes, sanitiseDescription } from '../../rss/index.ts';

/**
 * The whole description of an episode as sanitised HTML; empty if the short one is whole.
 * @param short the description as feeds carry it
 */
export function showNotes(description: string, short: string): string {
  const isWhole = Buffer.byteLength(description) <= maxDescriptionBytes && !short.endsWith('…</p>');
  return isWhole ? '' : sanitiseDescription(description, maxNotesBytes);
}
