import type { ProgrammePlanLine } from '@postkit/sdk/schema';
import type { WeekDifference } from './compare-weeks.ts';
import type { PlanRow, ProgrammeRow, TimeRow } from './programme-tables.ts';
import type { SourceProgramme, SourceWeek, Span } from './readers/source-week.ts';

/** The part of a reading that a plan needs to be applied. */
export interface PlannedReading {
  readonly spans: readonly Span[];
  /** The programmes of the lines by their key. */
  readonly programmes: Readonly<Record<string, SourceProgramme>>;
  /** Keys by the number of the line; none for a programme that is gone. */
  readonly keys: Readonly<Record<string, string>>;
}

/** A programme before a plan was applied. */
export interface FormerProgramme {
  readonly id: number;
  /** Null for one that the plan added. */
  readonly row: ProgrammeRow | null;
  /** Its later airings. */
  readonly times: readonly TimeRow[];
  /** Its version since the plan was applied; null if the plan removed it. */
  readonly version: number | null;
}

export function readingOf({ lines }: Pick<WeekDifference, 'lines'>, week: SourceWeek): PlannedReading {
  const byKey = new Map(week.programmes.map((one) => [one.key, one]));
  const keyed = lines.filter(({ key }) => key !== '');
  return {
    spans: week.spans,
    programmes: Object.fromEntries(
      keyed.flatMap(({ key }) => {
        const programme = byKey.get(key);
        return programme ? [[key, programme]] : [];
      }),
    ),
    keys: Object.fromEntries(keyed.map(({ line, key }) => [String(line.id), key])),
  };
}

export function linesIn({ lines }: Pick<PlanRow, 'lines'>): ProgrammePlanLine[] {
  return JSON.parse(lines) as ProgrammePlanLine[];
}

export function readingIn({ reading }: Pick<PlanRow, 'reading'>): PlannedReading {
  return JSON.parse(reading) as PlannedReading;
}

export function formerIn({ former }: Pick<PlanRow, 'former'>): FormerProgramme[] {
  return former === '' ? [] : (JSON.parse(former) as FormerProgramme[]);
}

/** Whether a time that has not begun is in the spans of a reading. */
export function isReplaced(spans: readonly Span[], now: number): (time: { start_ms: number }) => boolean {
  return ({ start_ms }) =>
    start_ms > now && spans.some(({ from, until }) => start_ms >= from && start_ms < until);
}
