import type { Recording } from '@postkit/sdk/schema';
import type { Feature, StationContext } from '../../context.ts';
import { createSecretBox } from '../../platform/secret-box.ts';
import type { RoleLink } from '../../supervisor/role-messages.ts';
import { serverSecret, type Accounts, type Station } from '../accounts/index.ts';
import type { AudioEvents } from '../audio-events/index.ts';
import type { Playout } from '../playout/index.ts';
import { SharedRecorder, storedState } from './leases/shared-recorder.ts';
import { createLogCopies, type LogCopies } from './log-copies.service.ts';
import { registerLoggerRoutes } from './logger.routes.ts';
import { createLoggerService, type Logger } from './logger.service.ts';
import { notifySilentInputs } from './notify-silent-inputs.ts';
import { defineOutageJobs } from './outage-jobs.ts';
import { createOutageWatch } from './outage-watch.ts';
import { createRecorderHost, type RecorderHost } from './recorder-host.ts';
import type { FromRecorder, ToRecorder } from './recorder-messages.ts';
import { createRemoteRecorder } from './remote-recorder.ts';
import { createStreamTests } from './stream-tests/stream-tests.service.ts';

export interface LoggerDeps {
  readonly accounts: Accounts;
  readonly audioEvents: AudioEvents;
  readonly playout: Pick<Playout, 'log'>;
}

/** The recording of live streams. */
export async function createLogger(
  context: StationContext,
  { accounts, audioEvents, playout }: LoggerDeps,
): Promise<Logger & LogCopies & Feature> {
  const { config, announce, log } = context;
  const box = createSecretBox(await serverSecret(config), 'logger');
  const stationById = (id: number) => accounts.stationById(id);
  const isShared = context.db.peers !== null && (context.link !== null || !config.roles.has('recorder'));
  const host = createHost();
  const outageJobs = defineOutageJobs(context, {
    accounts,
    box,
    errorOf: (stationId) => host.recording(stationId).error,
  });
  notifySilentInputs(context, outageJobs);
  const outages = createOutageWatch(context, {
    jobs: outageJobs,
    stationById,
    stateOf: isShared ? storedState : undefined,
  });
  const logger = createLoggerService(context, { box, host, outages });

  // A recorder in another process of the data folder reads its station again; others of the installation follow by themselves.
  accounts.onStationChanged(({ before, after }) => {
    if (isShared || !before || !after || host.recording(after.id).state === 'off') return;
    host
      .apply(after.id)
      .catch((error: unknown) =>
        log.error({ err: error }, 'a recorder does not have the change of its station yet'),
      );
  });

  const copies = createLogCopies(context, { audioEvents, logger });

  function createHost(): RecorderHost {
    const { db, link } = context;
    if (isShared && db.peers) return new SharedRecorder({ context, peers: db.peers, stationById, onChange });
    if (link)
      return createRemoteRecorder({
        context,
        link: link as RoleLink<ToRecorder, FromRecorder>,
        stationById,
        onChange,
      });
    return createRecorderHost({
      context,
      logs: audioEvents,
      playout: playout.log,
      box,
      stationById,
      onChange,
    });
  }

  function onChange(station: Station, recording: Recording): void {
    outages.follow(station.id, recording);
    // The recorder has published it.
    if (isShared) return;
    announce(station, 'recording_changed', recording, { coalesce: 'recording' }).catch((error: unknown) =>
      log.warn({ err: error }, 'the state of a recording could not be published'),
    );
  }

  return {
    ...logger,
    ...copies,
    async stop() {
      await logger.stop();
      await outageJobs.close();
    },
    routes: () =>
      registerLoggerRoutes(context, {
        accounts,
        audioEvents,
        logger,
        copies,
        streamTests: createStreamTests(context, box),
      }),
  };
}
