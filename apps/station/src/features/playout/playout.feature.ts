import type { Feature, StationContext } from '../../context.ts';
import { createSecretBox } from '../../platform/secret-box.ts';
import { serverSecret, type Accounts } from '../accounts/index.ts';
import type { AudioEvents } from '../audio-events/index.ts';
import { registerCorrectionRoutes } from './corrections/corrections.routes.ts';
import { type Corrections, createCorrections } from './corrections/corrections.service.ts';
import { createLateCues } from './corrections/late-cues.ts';
import { createInbox } from './inbox.ts';
import { createInputHost } from './input-host.ts';
import { createInputsService } from './inputs.service.ts';
import { createPlayoutLog, type PlayoutLog } from './playout-log.ts';
import { registerPlayoutRoutes } from './playout.routes.ts';
import { definePruneJournal } from './prune-journal.jobs.ts';
import { registerPushRoutes } from './push.routes.ts';
import { createInboxReader } from './read-inbox.ts';

/** What playout systems say of the stations' broadcasts. */
export interface Playout {
  /** For the recorder of this process. */
  readonly log: PlayoutLog;
  /** Reads messages that another process stored. */
  wake(this: void): void;
  readonly corrections: Corrections;
  /** Resolves when changed inputs are applied and every stored message is read. */
  settled(): Promise<void>;
}

/** The messages of playout systems, which say what is on air. */
export async function createPlayout(
  context: StationContext,
  {
    accounts,
    audioEvents,
  }: {
    readonly accounts: Pick<Accounts, 'stationAt' | 'stationById'>;
    readonly audioEvents: Pick<AudioEvents, 'edits'>;
  },
): Promise<Playout & Feature> {
  const box = createSecretBox(await serverSecret(context.config), 'playout');
  const stationById = (id: number) => accounts.stationById(id);
  const reader = createInboxReader(context, {
    stationById,
    changed: (station, spans) => takeLateCues(station, spans),
  });
  const inbox = createInbox(context, reader.wake);
  const host = createInputHost(context, { box, reader, inbox, stationById, open: () => null });
  const inputs = createInputsService(context, {
    box,
    changed: host.apply,
    limits: { ports: [], folders: [] },
    checkTransport: () => undefined,
  });
  definePruneJournal(context);
  const log = createPlayoutLog(context, reader.wake);
  const parts = { edits: audioEvents.edits, log };
  const takeLateCues = createLateCues(context, parts);
  const corrections = createCorrections(context, parts);
  return {
    log,
    corrections,
    wake: host.wake,
    start: host.start,
    stop: host.stop,
    settled: host.settled,
    routes() {
      registerPlayoutRoutes(context, { accounts, inputs });
      registerPushRoutes(context, inbox);
      registerCorrectionRoutes(context, { accounts, corrections });
    },
  };
}
