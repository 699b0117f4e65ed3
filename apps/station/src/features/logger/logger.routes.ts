import { loggerOperations } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import { checkPermission } from '../../platform/http/access.ts';
import type { Accounts } from '../accounts/index.ts';
import type { AudioEvents } from '../audio-events/index.ts';
import type { LogCopies } from './log-copies.service.ts';
import type { Logger } from './logger.service.ts';
import type { StreamTests } from './stream-tests/stream-tests.service.ts';

export interface LoggerParts {
  readonly accounts: Accounts;
  readonly audioEvents: AudioEvents;
  readonly logger: Logger;
  readonly copies: LogCopies;
  readonly streamTests: StreamTests;
}

export function registerLoggerRoutes(
  { register }: StationContext,
  { accounts, audioEvents, logger, copies, streamTests }: LoggerParts,
): void {
  register(loggerOperations.get, ({ params, person }) => {
    const isAdmin = checkPermission(person, loggerOperations.update, params.station) === 'allow';
    return logger.source(accounts.stationAt(params.station), isAdmin);
  });

  register(loggerOperations.update, ({ params, body }) =>
    logger.update(accounts.stationAt(params.station), body),
  );

  register(loggerOperations.test, ({ params, body, signal }) =>
    streamTests.test(accounts.stationAt(params.station), body, signal),
  );

  register(loggerOperations.recording, ({ params }) => logger.recording(accounts.stationAt(params.station)));

  register(loggerOperations.gaps, async ({ params, query }) => ({
    gaps: await logger.gaps(accounts.stationAt(params.station), query.start, query.end),
  }));

  register(loggerOperations.fallbacks, async ({ params, query }) => ({
    fallbacks: await logger.fallbacks(accounts.stationAt(params.station), query.start, query.end),
  }));

  register(loggerOperations.peaks, ({ params, query: { start, end, points } }) =>
    audioEvents.broadcastPeaks(accounts.stationAt(params.station).id, { from: start, to: end }, points),
  );

  register(loggerOperations.silences, async ({ params, query: { start, end } }) => ({
    silences: await audioEvents.silences(accounts.stationAt(params.station).id, { from: start, to: end }),
  }));

  register(loggerOperations.repeats, ({ params, query: { start, end } }) =>
    audioEvents.repeats(accounts.stationAt(params.station).id, { from: start, to: end }),
  );

  register(loggerOperations.copy, async ({ params, body }) => {
    const { events, missing } = await copies.copyRange(accounts.stationAt(params.station), body);
    return { events: audioEvents.present(events), missing };
  });
}
