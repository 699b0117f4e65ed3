import { z } from 'zod';
import { logAlerts, logRule, type LogAlerts, type LogSource } from '@postkit/sdk/schema';
import { freshCut, logCut, type LogCut } from './log-cut.ts';
import type { LogSourceRow, LogSourceSettings } from './logger-tables.ts';

/** The settings that an admin changes; secrets are sealed. */
export interface SourceSettings extends Pick<
  LogSource,
  | 'url'
  | 'fallback_url'
  | 'title_encoding'
  | 'fallback_title_encoding'
  | 'active'
  | 'rules'
  | 'default_category'
> {
  readonly credentials: string;
  readonly fallback_credentials: string;
  readonly alerts: Pick<LogAlerts, 'after_minutes' | 'emails'>;
  readonly webhook: string;
}

const noSource: SourceSettings = {
  url: '',
  fallback_url: '',
  title_encoding: null,
  fallback_title_encoding: null,
  active: false,
  rules: [],
  default_category: 'Talk',
  credentials: '',
  fallback_credentials: '',
  alerts: { after_minutes: 5, emails: [] },
  webhook: '',
};

const storedAlerts = logAlerts.pick({ after_minutes: true, emails: true });

export function settingsOf(row: LogSourceRow | undefined): SourceSettings {
  if (!row) return noSource;
  const {
    url,
    fallback_url,
    title_encoding,
    fallback_title_encoding,
    default_category,
    credentials,
    fallback_credentials,
    webhook,
  } = row;
  const rules = z.array(logRule).parse(JSON.parse(row.rules));
  const alerts = storedAlerts.parse(JSON.parse(row.alerts));
  const active = row.active === 1;
  return {
    url,
    fallback_url,
    title_encoding,
    fallback_title_encoding,
    active,
    rules,
    default_category,
    credentials,
    fallback_credentials,
    alerts,
    webhook,
  };
}

export function cutOf(row: LogSourceRow | undefined): LogCut {
  return row ? logCut.parse(JSON.parse(row.cut)) : freshCut;
}

/** Whether a source must be recorded, or a crash left its log open while it was being turned off. */
export function needsRecorder(row: LogSourceRow | undefined): boolean {
  const cut = cutOf(row);
  return row?.active === 1 || cut.open !== null || cut.end_ms !== null;
}

export function toRow(stationId: number, settings: SourceSettings): LogSourceSettings {
  const { active, rules, alerts, ...texts } = settings;
  return {
    ...texts,
    station_id: stationId,
    active: Number(active),
    rules: JSON.stringify(rules),
    cut: JSON.stringify(freshCut),
    alerts: JSON.stringify(alerts),
  };
}
