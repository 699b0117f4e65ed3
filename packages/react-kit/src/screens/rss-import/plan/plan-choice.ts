import type { ImportClash, ImportEncoding, ImportItem, PodcastImportDetails } from '@postkit/sdk/schema';
import { type CalendarDate, dateInZone } from '../../../host/time/zoned-time.ts';

/** Clashes that a user can choose to import all the same. */
const choosable: ReadonlySet<ImportClash> = new Set(['', 'changed', 'elsewhere', 'deleted']);

/** Why audio is encoded although files should be published as they are. */
export type EncodingReason = Exclude<ImportEncoding, ''>;

export type PlanPart = 'all' | 'import' | 'clashes' | 'losses';

export interface PlanFilter {
  readonly text: string;
  readonly part: PlanPart;
  /** Number of a season; empty for all. */
  readonly season: string;
  /** First and last day, in the time of the station; null for all. */
  readonly days: { readonly start: CalendarDate; readonly end: CalendarDate } | null;
}

/** The names of kinds of lost contents, as a list; elements of a feed without a name of ours keep their own. */
export function kindNames(kinds: readonly string[], names: Readonly<Record<string, string>>): string {
  return [...new Set(kinds.map((kind) => names[kind] ?? kind))].join(', ');
}

export function canChoose({ clash }: ImportItem): boolean {
  return choosable.has(clash);
}

/** The items that a plan imports if no user changes it. */
export function initialChoice(items: readonly ImportItem[]): ReadonlySet<number> {
  return new Set(items.filter(({ clash }) => clash === '').map(({ id }) => id));
}

/** @param timezone of the station */
export function filterItems(
  items: readonly ImportItem[],
  { text, part, season, days }: PlanFilter,
  timezone: string,
): ImportItem[] {
  const searched = text.trim().toLowerCase();
  return items.filter((item) => {
    if (searched !== '' && !item.title.toLowerCase().includes(searched)) return false;
    if (season !== '' && String(item.season ?? '') !== season) return false;
    if (days && (item.published === null || !isBetween(dateInZone(item.published, timezone), days)))
      return false;
    if (part === 'import') return item.clash === '';
    if (part === 'clashes') return item.clash !== '' || item.warning !== '';
    return part === 'all' || item.lost.length > 0;
  });
}

function isBetween(day: CalendarDate, { start, end }: { start: CalendarDate; end: CalendarDate }): boolean {
  return day >= start && day <= end;
}

/** The numbers of the seasons, ascending. */
export function seasonsOf(items: readonly ImportItem[]): number[] {
  return [...new Set(items.flatMap(({ season }) => season ?? []))].toSorted((a, b) => a - b);
}

/** The chosen ids with these items added or removed. */
export function withChoice(
  chosen: ReadonlySet<number>,
  items: readonly ImportItem[],
  isChosen: boolean,
): ReadonlySet<number> {
  const next = new Set(chosen);
  for (const item of items.filter(canChoose)) {
    if (isChosen) next.add(item.id);
    else next.delete(item.id);
  }
  return next;
}

/** Sums of the chosen items: seconds of audio, bytes of disk, and items without a known length. */
export function planSums(items: readonly ImportItem[], chosen: ReadonlySet<number>) {
  const taken = items.filter(({ id }) => chosen.has(id));
  return {
    count: taken.length,
    seconds: taken.reduce((sum, { seconds }) => sum + (seconds ?? 0), 0),
    bytes: taken.reduce((sum, { disk_bytes }) => sum + (disk_bytes ?? 0), 0),
    unknown: taken.filter(({ disk_bytes }) => disk_bytes === null).length,
    encoded: encodedSums(taken),
  };
}

/** Number of items by the reason for which their audio is encoded. */
function encodedSums(items: readonly ImportItem[]): Record<EncodingReason, number> {
  const count = (reason: EncodingReason) => items.filter(({ encoding }) => encoding === reason).length;
  return {
    format: count('format'),
    bit_rate: count('bit_rate'),
    bumpers: count('bumpers'),
    loudness: count('loudness'),
  };
}

const columns = [
  'id',
  'title',
  'guid',
  'published',
  'season',
  'episode',
  'seconds',
  'bytes',
  'disk_bytes',
  'clash',
  'encoding',
  'note',
  'warning',
] as const;

/** The items of a plan as CSV, for a spreadsheet. */
export function planCsv({ items }: PodcastImportDetails): string {
  const cell = (value: string | number | null) =>
    `"${String(value ?? '')
      .replaceAll('"', '""')
      .replace(/^[=+\-@]/, "'$&")}"`;
  const rows = items.map((item) =>
    [...columns.map((name) => cell(item[name])), cell(item.lost.join(' '))].join(','),
  );
  return `${[...columns, 'lost'].join(',')}\r\n${rows.join('\r\n')}\r\n`;
}
