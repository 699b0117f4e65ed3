import type { LogSource, Recording } from '@postkit/sdk/schema';
import type { StationContext } from '../../platform/context.ts';
import { createSecretBox } from '../../platform/secret-box.ts';
import type { RoleLink } from '../../supervisor/role-messages.ts';
import { serverSecret, type Accounts, type Station } from '../accounts/index.ts';
import type { AudioEvents } from '../audio-events/index.ts';
import { changeSettings } from './change-settings.ts';
import { allSources, gapsBetween, saveSource, sourceOf } from './logger.repository.ts';
import { registerLoggerRoutes } from './logger.routes.ts';
import type { Logger } from './logger.service.ts';
import { defineOutageJobs } from './outage-jobs.ts';
import { createOutageWatch } from './outage-watch.ts';
import { openGap } from './open-gap.ts';
import { createRecorderHost } from './recorder-host.ts';
import type { FromRecorder, ToRecorder } from './recorder-messages.ts';
import { createRemoteRecorder } from './remote-recorder.ts';
import { cutOf, settingsOf, toRow, type SourceSettings } from './source-settings.ts';
import { splitCredentials } from './split-credentials.ts';

/** The recording of live streams. */
export async function createLogger(
  context: StationContext,
  { accounts, audioEvents }: { accounts: Accounts; audioEvents: AudioEvents },
): Promise<Logger> {
  const { db, config, clock, announce, log } = context;
  const box = createSecretBox(await serverSecret(config.dataDir), 'logger');
  const stationById = (id: number) => accounts.stationById(id);
  const host = context.link
    ? createRemoteRecorder({ context, link: context.link as RoleLink<ToRecorder, FromRecorder>, stationById, onChange })
    : createRecorderHost({ context, logs: audioEvents, box, stationById, onChange });

  const outageJobs = defineOutageJobs(context, { accounts, box, errorOf: (stationId) => host.recording(stationId).error });
  const outages = createOutageWatch(context, outageJobs);

  function onChange(station: Station, recording: Recording): void {
    outages.follow(station.id, recording);
    announce(station, 'recording_changed', recording, { coalesce: 'recording' }).catch((error: unknown) =>
      log.warn({ err: error }, 'the state of a recording could not be published'),
    );
  }

  function present(stationId: number, source: SourceSettings, withSecrets: boolean): LogSource {
    const { url, active, rules, default_category, credentials, alerts, webhook } = source;
    const webhook_url = withSecrets && webhook !== '' ? (box.open(webhook) ?? '') : '';
    return {
      url,
      active,
      rules,
      default_category,
      has_credentials: credentials !== '',
      alerts: { ...alerts, webhook_url, has_webhook: webhook !== '', can_mail: config.mail !== null },
      ...host.recording(stationId),
    };
  }

  /** Takes user names and passwords out of the addresses that an older version stored. */
  async function sealOldCredentials(): Promise<void> {
    for (const row of await allSources(db)) {
      const { url, credentials } = splitCredentials(row.url);
      if (credentials !== null) await saveSource(db, { ...row, url, credentials: box.seal(credentials) });
    }
  }

  const logger: Logger = {
    source: async (station, withSecrets) => present(station.id, settingsOf(await sourceOf(db, station.id)), withSecrets),
    async update(station, change) {
      const next = await db.transaction(async (transaction) => {
        const known = settingsOf(await sourceOf(transaction, station.id));
        const changed = changeSettings(known, change, { box, allowPrivate: config.allowPrivateFetch });
        await saveSource(transaction, toRow(station.id, changed));
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
      const stored = await gapsBetween(db, station.id, start * 1000, end * 1000);
      const last = openGap(cutOf(await sourceOf(db, station.id)), host.recording(station.id), now);
      const gaps = stored.map((gap) => ({ ...gap, open: false }));
      if (last && last.from_ms < end * 1000 && last.to_ms > start * 1000) gaps.push(last);
      return gaps.map(({ from_ms, to_ms, open }) => ({ start: Math.floor(from_ms / 1000), end: Math.ceil(to_ms / 1000), open }));
    },
    async start() {
      await sealOldCredentials();
      await host.start();
    },
    async stop() {
      await host.stop();
      await outages.settled();
      await outageJobs.close();
    },
    routes: () => registerLoggerRoutes(context, { accounts, audioEvents, logger }),
  };
  return logger;
}
