import { maxDescriptionBytes, maxNotesBytes, sanitiseDescription } from '../../rss/index.ts';

/**
 * The whole description of an episode as sanitised HTML.
 * @param short the description as feeds carry it
 */
export function showNotes(description: string, short: string): string {
  const isWhole = Buffer.byteLength(description) <= maxDescriptionBytes && !short.endsWith('…</p>');
  return isWhole ? short : sanitiseDescription(description, maxNotesBytes);
}
