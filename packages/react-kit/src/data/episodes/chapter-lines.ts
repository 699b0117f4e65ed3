import type { Episode } from '@postkit/sdk/schema';
import { parseTenths } from '../../host/time/clock-tenths.ts';
import { formatClock } from '../../host/time/format-duration.ts';

export type Chapters = Episode['chapter_markers'];

/** Why a text is not a valid list of chapters, and in which line (from 1). */
export interface ChapterProblem {
  readonly kind: 'form' | 'title' | 'many';
  readonly line: number;
}

const maxChapters = 500;
const maxTitleLength = 200;

/** Chapters as text: one line each, with its start and title. */
export function chapterLines(chapters: Chapters): string {
  return chapters.map(({ start, title }) => `${clockOf(start)} ${title}`).join('\n');
}

/** Parses such lines in any order and skips empty ones. */
export function readChapterLines(text: string): Chapters | ChapterProblem {
  const chapters: Chapters = [];
  for (const [index, row] of text.split('\n').entries()) {
    if (row.trim() === '') continue;
    const line = index + 1;
    const [, clock = '', title = ''] = /^\s*(\S*:\S+)\s+(\S.*?)\s*$/.exec(row) ?? [];
    const start = parseTenths(clock);
    if (start === null) return { kind: 'form', line };
    if (title.length > maxTitleLength) return { kind: 'title', line };
    if (chapters.length === maxChapters) return { kind: 'many', line };
    chapters.push({ start: start / 1000, title });
  }
  return chapters.toSorted((a, b) => a.start - b.start);
}

/** `mm:ss` or `hh:mm:ss`, followed by the fraction of a second if there is one. */
function clockOf(start: number): string {
  const ms = Math.round(start * 1000);
  const rest = String(ms % 1000)
    .padStart(3, '0')
    .replace(/0+$/, '');
  return `${formatClock(Math.floor(ms / 1000))}${rest && `.${rest}`}`;
}
