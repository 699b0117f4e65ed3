import type { Episode } from '@postkit/sdk/schema';
import { parseTenths } from '../../screen/time/clock-tenths.ts';
import { formatClock } from '../../screen/time/format-duration.ts';

export type Chapters = Episode['chapter_markers'];

/** What keeps a text from being chapters, and where; lines are counted from 1. */
export interface ChapterProblem {
  readonly kind: 'form' | 'title' | 'many';
  readonly line: number;
}

const mostChapters = 500;
const longestTitle = 200;

/** Chapters as people write them: one a line, its start and its title. */
export function chapterLines(chapters: Chapters): string {
  return chapters.map(({ start, title }) => `${clockOf(start)} ${title}`).join('\n');
}

/** Reads such lines, in any order; empty ones are passed over. */
export function readChapterLines(text: string): Chapters | ChapterProblem {
  const chapters: Chapters = [];
  for (const [index, row] of text.split('\n').entries()) {
    if (row.trim() === '') continue;
    const line = index + 1;
    const [, clock = '', title = ''] = /^\s*(\S*:\S+)\s+(\S.*?)\s*$/.exec(row) ?? [];
    const start = parseTenths(clock);
    if (start === null) return { kind: 'form', line };
    if (title.length > longestTitle) return { kind: 'title', line };
    if (chapters.length === mostChapters) return { kind: 'many', line };
    chapters.push({ start: start / 1000, title });
  }
  return chapters.toSorted((a, b) => a.start - b.start);
}

/** `mm:ss`, or `hh:mm:ss`, and what is finer than a second where there is something. */
function clockOf(start: number): string {
  const ms = Math.round(start * 1000);
  const rest = String(ms % 1000)
    .padStart(3, '0')
    .replace(/0+$/, '');
  return `${formatClock(Math.floor(ms / 1000))}${rest && `.${rest}`}`;
}
