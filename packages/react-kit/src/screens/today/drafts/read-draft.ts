import type { Draft } from '@postkit/sdk/schema';

/** The work of a draft as a card shows it. */
export interface DraftWork {
  showId: number | null;
  name: string;
  description: string;
  image: string;
  clips: readonly { seconds: number; category: string }[];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Reads what the editor stored, also in an older form; null for content that is no timeline. */
export function readDraft({ content }: Pick<Draft, 'content'>): DraftWork | null {
  const stored = parsed(content);
  if (!isRecord(stored) || !Array.isArray(stored['items']) || !isRecord(stored['form'])) return null;
  const form = stored['form'];
  const showId = form['showId'];
  return {
    showId: typeof showId === 'number' ? showId : null,
    name: textOf(form['name']).trim(),
    description: textOf(form['description']).trim(),
    image: textOf(form['rss_image']) || textOf(form['image']),
    clips: stored['items'].filter(isRecord).flatMap((item) => {
      const ms = item['durationMs'];
      return typeof ms === 'number' && ms > 0
        ? [{ seconds: ms / 1000, category: textOf(item['category']) }]
        : [];
    }),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
