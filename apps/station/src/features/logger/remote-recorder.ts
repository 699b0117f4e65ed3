import type { Recording } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import type { RoleLink } from '../../supervisor/role-messages.ts';
import type { Station } from '../accounts/index.ts';
import { allSources, sourceOf } from './logger.repository.ts';
import type { RecorderHost } from './recorder-host.ts';
import type { FromRecorder, ToRecorder } from './recorder-messages.ts';
import { notRecording } from './recording-monitor.ts';
import { ReportedRecordings } from './reported-recordings.ts';
import { needsRecorder } from './source-settings.ts';

interface RemoteDeps {
  readonly context: Pick<StationContext, 'db' | 'clock' | 'live' | 'log'>;
  readonly link: RoleLink<ToRecorder, FromRecorder>;
  readonly stationById: (id: number) => Station | null;
  readonly onChange: (station: Station, recording: Recording) => void;
}

/** Milliseconds to wait until a change of settings is applied; after that the recorder applies it when it can. */
const applyTimeoutMs = 15_000;

const exitedError = 'The recorder stopped unexpectedly and is restarting.';

/** Creates a host whose recorders run in the recorder process. That process starts with the first log that is on. */
export function createRemoteRecorder({ context, link, stationById, onChange }: RemoteDeps): RecorderHost {
  const { db, clock, live, log } = context;
  const recordings = new ReportedRecordings({
    clock,
    isSilent: () => link.processes().some(({ name, state }) => name === 'recorder' && state === 'silent'),
    onChange(stationId, recording) {
      const station = stationById(stationId);
      if (station) onChange(station, recording);
    },
  });
  const pending = new Map<number, { stationId: number; settle: (error: string | null) => void }>();
  let isRunning = false;
  let lastId = 0;

  function receive(message: FromRecorder): void {
    switch (message.type) {
      case 'published':
        return live.wake();
      case 'recording':
        return recordings.set(message.stationId, message.recording);
      case 'applied':
        return pending.get(message.id)?.settle(message.error);
      case 'recordings':
        return recordings.setAll(new Map(message.recordings));
    }
  }

  function started(): void {
    isRunning = true;
    for (const [id, { stationId }] of pending) link.send({ type: 'apply', id, stationId });
  }

  function exited(): void {
    isRunning = false;
    if (recordings.lose(exitedError) || pending.size > 0) link.start('recorder');
  }

  link.onMessage(receive);
  link.onStart(started);
  link.onExit(exited);

  return {
    recording: (stationId) => recordings.of(stationId),
    recordings: () => recordings.all(),
    async apply(stationId) {
      const row = await sourceOf(db, stationId);
      if (!isRunning && !needsRecorder(row)) return recordings.set(stationId, notRecording);
      lastId += 1;
      const id = lastId;
      const { promise, resolve } = Promise.withResolvers<string | null>();
      const cancel = clock.after(applyTimeoutMs, () => resolve('the recorder has not responded yet'));
      pending.set(id, { stationId, settle: resolve });
      link.start('recorder');
      if (isRunning) link.send({ type: 'apply', id, stationId });
      const error = await promise;
      cancel();
      pending.delete(id);
      if (error !== null)
        log.warn({ stationId, error }, 'the settings of a log are stored and not applied yet');
    },
    async start() {
      recordings.start();
      const rows = await allSources(db);
      const since = clock.seconds();
      for (const { station_id, active } of rows) {
        if (active === 1) recordings.assume(station_id, { ...notRecording, state: 'connecting', since });
      }
      if (rows.some(needsRecorder)) link.start('recorder');
    },
    // The supervisor stops the recorder after this process, and keeps it running while this one restarts.
    async stop() {
      recordings.stop();
    },
  };
}
