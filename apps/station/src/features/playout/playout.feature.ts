import type { TodayInput } from '@postkit/sdk/schema';
import type { Feature, StationContext } from '../../context.ts';
import { createGuardedFetch } from '../../platform/fetch/guarded-fetch.ts';
import { createSecretBox } from '../../platform/secret-box.ts';
import { serverSecret, type Accounts, type Station } from '../accounts/index.ts';
import type { AudioEvents } from '../audio-events/index.ts';
import { type AiredCarts, createAiredCarts } from './aired-carts.ts';
import { defineMeasureClocks, type MeasureDeps } from './clock/measure-clocks.jobs.ts';
import { registerCorrectionRoutes } from './corrections/corrections.routes.ts';
import { type Corrections, createCorrections } from './corrections/corrections.service.ts';
import { createLateCues } from './corrections/late-cues.ts';
import { createInbox } from './inbox.ts';
import { createInputHost } from './input-host.ts';
import { inputStates } from './input-states.ts';
import { createInputsService } from './inputs.service.ts';
import { createOpenInput } from './open-input.ts';
import { createPlayoutLog, type PlayoutLog } from './playout-log.ts';
import { measuredInputs, type PlayoutMeasures } from './playout-measures.ts';
import { registerPlayoutRoutes } from './playout.routes.ts';
import { definePruneJournal } from './prune-journal.jobs.ts';
import { registerPushRoutes } from './push.routes.ts';
import { createInboxReader } from './read-inbox.ts';
import { defineSilenceWatch } from './silence-watch.ts';
import { createSimulatedInputs, type SimulatedInputs } from './simulated-input.ts';

/** The broadcasts of stations as their playout systems describe them. */
export interface Playout {
  /** For the recorder of this process. */
  readonly log: PlayoutLog;
  /** Reads messages that another process stored. */
  wake(this: void): void;
  /** The inputs of a station that are on, with their states. */
  states(this: void, station: Station): Promise<readonly TodayInput[]>;
  /** Measures of the inputs, for the metrics. */
  readonly measures: PlayoutMeasures;
  readonly corrections: Corrections;
  readonly carts: AiredCarts;
  /** For the demo. */
  readonly simulated: SimulatedInputs;
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
    readonly audioEvents: MeasureDeps['audioEvents'] & Pick<AudioEvents, 'edits'>;
  },
): Promise<Playout & Feature> {
  const box = createSecretBox(await serverSecret(context.config), 'playout');
  const stationById = (id: number) => accounts.stationById(id);
  const reader = createInboxReader(context, {
    stationById,
    changed: (station, spans) => takeLateCues(station, spans),
  });
  const inbox = createInbox(context, reader.wake);
  const limits = {
    ports: context.config.playoutPorts,
    folders: context.config.playoutFolders,
    allowPrivate: context.config.allowPrivateFetch,
  };
  const fetch = createGuardedFetch({ allowPrivate: limits.allowPrivate });
  const open = createOpenInput(context, { inbox, fetch, limits, stationById });
  const host = createInputHost(context, { box, reader, inbox, stationById, open });
  const inputs = createInputsService(context, {
    box,
    changed: host.apply,
    limits,
  });
  definePruneJournal(context);
  defineMeasureClocks(context, { audioEvents, stationById });
  defineSilenceWatch(context, { stationById });
  const log = createPlayoutLog(context, reader.wake);
  const parts = { edits: audioEvents.edits, log };
  const takeLateCues = createLateCues(context, parts);
  const corrections = createCorrections(context, parts);
  return {
    log,
    corrections,
    carts: createAiredCarts(context.db, log),
    simulated: createSimulatedInputs(context, { inbox, inputs }),
    wake: host.wake,
    states: async (station) => inputStates((await inputs.list(station, false)).inputs),
    measures: {
      inputs: () => measuredInputs(context.db, stationById),
      fates: reader.fates,
    },
    start: host.start,
    async stop() {
      await host.stop();
      await fetch.close();
    },
    settled: host.settled,
    routes() {
      registerPlayoutRoutes(context, { accounts, inputs });
      registerPushRoutes(context, inbox);
      registerCorrectionRoutes(context, { accounts, corrections });
    },
  };
}
