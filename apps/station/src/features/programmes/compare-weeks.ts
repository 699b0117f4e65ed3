import { dateAt, type ProgrammeHours, type ProgrammePlanLine, type ProgrammeTime } from '@postkit/sdk/schema';
import { clockAt, usualHours } from './airing-times.ts';
import type { ProgrammeRow, TimeRow } from './programme-tables.ts';
import { namesIn } from './programmes.presenter.ts';
import type { SourceAiring, SourceProgramme, SourceWeek } from './readers/source-week.ts';

/** A programme of a source as the station has it. */
export interface KnownProgramme {
  readonly row: ProgrammeRow;
  /** Its airings of the last two weeks, and all later ones, in order. */
  readonly times: readonly TimeRow[];
}

/** A line with the key of its programme in the source; empty for a programme that is gone. */
export interface PlannedLine {
  readonly line: ProgrammePlanLine;
  readonly key: string;
}

export interface WeekDifference {
  readonly lines: readonly PlannedLine[];
  /** Airings that continue a programme as it was, on days that the station did not know yet: no difference in its week. */
  readonly followed: readonly { readonly id: number; readonly times: readonly SourceAiring[] }[];
}

export interface ComparisonPlace {
  readonly zone: string;
  /** Unix milliseconds; airings that have begun are never compared. */
  readonly now: number;
}

/** Airings that a line shows. */
const mostShown = 50;

/** Compares the programmes of a source with those that it was read to have, within the spans of the reading. */
export function compareWeeks(
  known: readonly KnownProgramme[],
  week: SourceWeek,
  place: ComparisonPlace,
): WeekDifference {
  const { now, zone } = place;
  const isRead = ({ start_ms }: ProgrammeTime) =>
    start_ms > now && week.spans.some(({ from, until }) => start_ms >= from && start_ms < until);
  const offered = new Map(
    week.programmes
      .map((one) => ({ ...one, times: one.times.filter(isRead) }))
      .filter(({ times }) => times.length > 0)
      .map((one) => [one.key, one]),
  );
  const isKnownDay = knownDays(known, zone);
  const lines: PlannedLine[] = [];
  const followed: { id: number; times: SourceAiring[] }[] = [];
  const pairs = pairProgrammes(known, offered, zone, now);
  for (const { known: one, offered: other } of pairs) {
    const isFollowed = (time: SourceAiring) => !isKnownDay(time) && isUsual(one, time, zone);
    const next = other?.times.filter(isFollowed) ?? [];
    if (next.length > 0) followed.push({ id: one.row.id, times: next });
    const times = other?.times.filter((time) => !next.includes(time)) ?? [];
    lines.push(...linesOf(one, other && { ...other, times }, { isRead, isAlive: next.length > 0, ...place }));
  }
  const paired = new Set(pairs.map(({ offered: other }) => other?.key));
  for (const [key, one] of offered)
    if (!paired.has(key)) lines.push({ key, line: addedLine(one, null, zone) });
  const named = lines.toSorted((one, other) => nameOf(one).localeCompare(nameOf(other), 'en'));
  return { followed, lines: named.map(({ line, key }, at) => ({ key, line: { ...line, id: at + 1 } })) };
}

interface Pair {
  readonly known: KnownProgramme;
  readonly offered: SourceProgramme | undefined;
}

/** Pairs programmes by their key, and those that are left by the same hours: these are renamed. */
function pairProgrammes(
  known: readonly KnownProgramme[],
  offered: ReadonlyMap<string, SourceProgramme>,
  zone: string,
  now: number,
): Pair[] {
  const keys = new Set(known.map(({ row }) => row.key));
  const rest = [...offered.values()].filter(({ key }) => !keys.has(key));
  return known.map((one) => {
    const same = offered.get(one.row.key);
    if (same) return { known: one, offered: same };
    const future = one.times.filter(({ start_ms }) => start_ms > now);
    const hours = JSON.stringify(usualHours(future, zone));
    const starts = new Set(future.map(({ start_ms }) => start_ms));
    const at = rest.findIndex(
      ({ times }) =>
        JSON.stringify(usualHours(times, zone)) === hours &&
        times.some(({ start_ms }) => starts.has(start_ms)),
    );
    const [renamed] = at === -1 ? [] : rest.splice(at, 1);
    return { known: one, offered: renamed };
  });
}

interface LineContext extends ComparisonPlace {
  readonly isRead: (time: ProgrammeTime) => boolean;
  /** Whether it continues on days that the station did not know. */
  readonly isAlive: boolean;
}

function linesOf(
  { row, times }: KnownProgramme,
  offered: SourceProgramme | undefined,
  { isRead, isAlive, now, zone }: LineContext,
): PlannedLine[] {
  const future = times.filter(({ start_ms }) => start_ms > now);
  const before = future.filter(isRead);
  const after = offered?.times ?? [];
  const stay = future.filter((time) => !isRead(time));
  if (after.length === 0 && !isAlive) {
    if (before.length === 0) return [];
    const change = stay.length === 0 ? 'gone' : 'moved';
    const side = { name: row.name, hours: usualHours(stay, zone) };
    return [
      lineOf(
        change,
        { row, key: '', before: future, after: change === 'gone' ? null : side, zone },
        before,
        [],
      ),
    ];
  }
  if (!offered) return [];
  if (future.length === 0 && after.length > 0)
    return [{ key: offered.key, line: addedLine(offered, row.id, zone) }];
  const side = { name: offered.name, hours: usualHours([...stay, ...after], zone) };
  const context = { row, key: offered.key, before: future, after: side, zone };
  const changed = [
    ...changedFields(row, offered),
    ...(sameHours(before, after) && !sameNames(before, after) ? ['airing_names'] : []),
  ];
  return [
    ...(offered.name === row.name && offered.key === row.key ? [] : [lineOf('renamed', context, [], [])]),
    ...(changed.length === 0 ? [] : [lineOf('changed', context, [], [], changed)]),
    ...(sameHours(before, after)
      ? []
      : [lineOf('moved', context, without(before, after), without(after, before))]),
  ];
}

function lineOf(
  change: ProgrammePlanLine['change'],
  given: {
    readonly row: ProgrammeRow;
    readonly key: string;
    readonly before: readonly ProgrammeTime[];
    readonly after: ProgrammePlanLine['after'];
    readonly zone: string;
  },
  removed: readonly ProgrammeTime[],
  added: readonly ProgrammeTime[],
  fields: readonly string[] = [],
): PlannedLine {
  const { row, key, before, after, zone } = given;
  return {
    key,
    line: {
      id: 0,
      change,
      programme_id: row.id,
      before: { name: row.name, hours: usualHours(before, zone) },
      after,
      fields: [...fields],
      removed: shown(removed),
      added: shown(added),
    },
  };
}

function addedLine({ name, times }: SourceProgramme, id: number | null, zone: string): ProgrammePlanLine {
  const hours: ProgrammeHours | null = usualHours(times, zone);
  const after = { name, hours };
  return {
    id: 0,
    change: 'added',
    programme_id: id,
    before: null,
    after,
    fields: [],
    removed: [],
    added: shown(times),
  };
}

function changedFields(row: ProgrammeRow, offered: SourceProgramme): string[] {
  const presenters = namesIn(row.presenters);
  const same = {
    description: row.description === offered.description,
    genre: row.genre === offered.genre,
    presenters: JSON.stringify(presenters) === JSON.stringify(offered.presenters),
    picture: row.picture === offered.picture,
  };
  return Object.entries(same).flatMap(([name, isSame]) => (isSame ? [] : [name]));
}

/** Whether the source had an airing on the day of a time, or before its end: days after the last known one are new. */
function knownDays(known: readonly KnownProgramme[], zone: string): (time: ProgrammeTime) => boolean {
  const all = known.flatMap(({ times }) => times);
  const days = new Set(all.map(({ start_ms }) => dateAt(start_ms, zone)));
  const end = Math.max(0, ...all.map(({ end_ms }) => end_ms));
  return ({ start_ms }) => start_ms < end && days.has(dateAt(start_ms, zone));
}

/** Whether the programme had an airing on this weekday at these hours. */
function isUsual({ times }: KnownProgramme, time: ProgrammeTime, zone: string): boolean {
  const slot = slotOf(time, zone);
  return times.some((one) => slotOf(one, zone) === slot);
}

function slotOf({ start_ms, end_ms }: ProgrammeTime, zone: string): string {
  const start = clockAt(start_ms, zone);
  return `${start.weekday} ${start.time} ${clockAt(end_ms, zone).time}`;
}

const hoursOf = ({ start_ms, end_ms }: ProgrammeTime) => `${start_ms} ${end_ms}`;

function without(times: readonly ProgrammeTime[], others: readonly ProgrammeTime[]): ProgrammeTime[] {
  const known = new Set(others.map(hoursOf));
  return times.filter((time) => !known.has(hoursOf(time)));
}

function sameHours(one: readonly ProgrammeTime[], other: readonly ProgrammeTime[]): boolean {
  return without(one, other).length === 0 && without(other, one).length === 0;
}

function sameNames(one: readonly TimeRow[], other: readonly SourceAiring[]): boolean {
  const names = new Map(one.map(({ start_ms, name }) => [start_ms, name]));
  return other.every(({ start_ms, name }) => names.get(start_ms) === name);
}

function shown(times: readonly ProgrammeTime[]): ProgrammeTime[] {
  return times.slice(0, mostShown).map(({ start_ms, end_ms }) => ({ start_ms, end_ms }));
}

function nameOf({ line }: PlannedLine): string {
  return line.before?.name ?? line.after?.name ?? '';
}
