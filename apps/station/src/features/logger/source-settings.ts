import { logRule, type LogSource } from '@postkit/sdk/schema';
import { z } from 'zod';
import { freshCut, logCut, type LogCut } from './log-cut.ts';
import type { LogSourceRow } from './logger-tables.ts';

/** What an administrator sets. */
export type SourceSettings = Pick<LogSource, 'url' | 'active' | 'rules' | 'default_category'>;

export const noSource: SourceSettings = { url: '', active: false, rules: [], default_category: 'Talk' };

export function settingsOf(row: LogSourceRow | undefined): SourceSettings {
  if (!row) return noSource;
  const { url, default_category } = row;
  return { url, active: row.active === 1, rules: z.array(logRule).parse(JSON.parse(row.rules)), default_category };
}

export function cutOf(row: LogSourceRow | undefined): LogCut {
  return row ? logCut.parse(JSON.parse(row.cut)) : freshCut;
}

export function toRow(stationId: number, { url, active, rules, default_category }: SourceSettings): LogSourceRow {
  return {
    station_id: stationId,
    url,
    active: Number(active),
    rules: JSON.stringify(rules),
    default_category,
    cut: JSON.stringify(freshCut),
  };
}
