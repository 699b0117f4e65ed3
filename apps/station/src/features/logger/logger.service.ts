import type { LogFallback, LogGap, LogSource, Recording } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import type { Tables } from '../../platform/db/database.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import type { Station } from '../accounts/index.ts';
import { changeSettings, type SourceChange } from './change-settings.ts';
import { inSeconds } from './in-seconds.ts';
import type { LogSourceRow } from './logger-tables.ts';
import { allSources, saveSource, sourceOf, stretchesBetween } from './logger.repository.ts';
import { openGap } from './open-gap.ts';
import type { OutageWatch } from './outage-watch.ts';
import { recordSourceChange } from './record-source-change.ts';
import type { RecorderHost } from './recorder-host.ts';
import { cutOf, settingsOf, type SourceSettings, toRow } from './source-settings.ts';
import { splitCredentials } from './split-credentials.ts';
import { streamRules } from './stream-address.ts';

/** Records the stations' live streams and cuts them into events. */
export interface Logger {
  /** @param withSecrets whether the result may contain the address of the webhook */
  source(station: Station, withSecrets: boolean): Promise<LogSource>;
  /**
   * Applies a change completely or not at all; the result contains the secrets that admins may read.
   * @throws request.invalid if the address cannot be recorded
   */
  update(station: Station, change: SourceChange): Promise<LogSource>;
  recording(station: Station): Recording;
  /** Gaps between two moments, Unix seconds; a gap that is still open ends now. */
  gaps(station: Station, start: number, end: number): Promise<LogGap[]>;
  /** Stretches between two moments, Unix seconds, that were recorded from the fallback. */
  fallbacks(station: Station, start: number, end: number): Promise<LogFallback[]>;
  /** Who is notified of faults; the webhook is null if there is none. */
  alertTargets(
    from: Tables,
    stationId: number,
  ): Promise<{ emails: readonly string[]; webhook: string | null }>;
  /** Resumes every active recording. */
  start(): Promise<void>;
  /** Stops all recordings and keeps their audio. Call before the engine closes. */
  stop(): Promise<void>;
}

export interface LoggerServiceParts {
  readonly box: SecretBox;
  readonly host: RecorderHost;
  readonly outages: OutageWatch;
}

export function createLoggerService(
  { db, config, clock, announce }: StationContext,
  { box, host, outages }: LoggerServiceParts,
): Logger {
  function present(stationId: number, source: SourceSettings, withSecrets: boolean): LogSource {
    const { credentials, fallback_credentials, alerts, webhook, ...settings } = source;
    const webhook_url = withSecrets && webhook !== '' ? (box.open(webhook) ?? '') : '';
    return {
      ...settings,
      has_credentials: credentials !== '',
      has_fallback_credentials: fallback_credentials !== '',
      alerts: { ...alerts, webhook_url, has_webhook: webhook !== '', can_mail: config.mail !== null },
      ...host.recording(stationId),
    };
  }

  /** Moves user names and passwords out of addresses that an older version stored. */
  async function sealOldCredentials(): Promise<void> {
    for (const row of await allSources(db)) {
      const { url, credentials } = splitCredentials(row.url);
      if (credentials === null) continue;
      const { revision: _counted, ...settings } = row;
      await saveSource(db, { ...settings, url, credentials: box.seal(credentials) });
    }
  }

  return {
    source: async (station, withSecrets) =>
      present(station.id, settingsOf(await sourceOf(db, station.id)), withSecrets),
    async update(station, change) {
      const next = await db.transaction(async (transaction) => {
        const sources = await allSources(transaction);
        const known = settingsOf(sources.find(({ station_id }) => station_id === station.id));
        const changed = changeSettings(known, change, {
          box,
          rules: streamRules(config),
          others: sources
            .filter(({ station_id, active }) => station_id !== station.id && active === 1)
            .flatMap(addressesOf),
        });
        await saveSource(transaction, toRow(station.id, changed));
        await recordSourceChange(transaction, station, known, changed);
        if (change.alerts) await outages.replan(transaction, station.id);
        await announce(station, 'log_source_changed', { active: changed.active }, { within: transaction });
        return changed;
      });
      await host.apply(station.id);
      return present(station.id, next, true);
    },
    recording: (station) => host.recording(station.id),
    async gaps(station, start, end) {
      const now = clock.now();
      const stored = await stretchesBetween(db, 'log_gaps', station.id, {
        from_ms: start * 1000,
        to_ms: end * 1000,
      });
      const last = openGap(cutOf(await sourceOf(db, station.id)), host.recording(station.id), now);
      const gaps = stored.map((gap) => ({ ...gap, open: false }));
      if (last && last.from_ms < end * 1000 && last.to_ms > start * 1000) gaps.push(last);
      return inSeconds(gaps);
    },
    async fallbacks(station, start, end) {
      const stored = await stretchesBetween(db, 'log_fallbacks', station.id, {
        from_ms: start * 1000,
        to_ms: end * 1000,
      });
      return inSeconds(stored);
    },
    async alertTargets(from, stationId) {
      const { alerts, webhook } = settingsOf(await sourceOf(from, stationId));
      return { emails: alerts.emails, webhook: webhook === '' ? null : box.open(webhook) };
    },
    async start() {
      await sealOldCredentials();
      await host.start();
    },
    async stop() {
      await host.stop();
      await outages.settled();
    },
  };
}

function addressesOf({ url, fallback_url }: LogSourceRow): string[] {
  return [url, fallback_url];
}
