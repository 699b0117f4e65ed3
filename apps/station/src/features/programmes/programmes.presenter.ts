import type { Programme, ProgrammeAiring, ProgrammeRule } from '@postkit/sdk/schema';
import { usualHours } from './airing-times.ts';
import type { ProgrammeRow, TimeRow } from './programme-tables.ts';
import type { AiringRow } from './programmes.repository.ts';
import type { FindShow } from './show-finder.ts';

export function namesIn(presenters: string): string[] {
  return JSON.parse(presenters) as string[];
}

export function ruleIn(weekly: string): ProgrammeRule | null {
  return weekly === '' ? null : (JSON.parse(weekly) as ProgrammeRule);
}

/** @param times its airings from now on, in order */
export function presentProgramme(
  row: ProgrammeRow,
  times: readonly TimeRow[],
  { findShow, zone }: { readonly findShow: FindShow; readonly zone: string },
): Programme {
  const { id, name, description, genre, picture, show_id, source_id, key, version } = row;
  const show = findShow(row);
  return {
    id,
    name,
    description,
    genre,
    presenters: namesIn(row.presenters),
    picture,
    show_id,
    show: show && { id: show.id, title: show.title },
    is_public: row.is_public === 1,
    source_id,
    key,
    weekly: ruleIn(row.weekly),
    hours: usualHours(times, zone),
    times: times.map(({ start_ms, end_ms }) => ({ start_ms, end_ms })),
    version,
  };
}

export function presentAiring(row: AiringRow, findShow: FindShow): ProgrammeAiring {
  return {
    ...row,
    show_id: findShow(row)?.id ?? null,
    presenters: namesIn(row.presenters),
    is_public: row.is_public === 1,
  };
}
