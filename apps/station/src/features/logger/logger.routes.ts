import { loggerOperations } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import { checkPermission } from '../../platform/http/access.ts';
import type { Accounts } from '../accounts/index.ts';
import type { AudioEvents } from '../audio-events/index.ts';
import { pieceCart, unnamedTitle } from './log-piece-cart.ts';
import type { Logger } from './logger.service.ts';

export interface LoggerParts {
  readonly accounts: Accounts;
  readonly audioEvents: AudioEvents;
  readonly logger: Logger;
}

/** Seconds of a live recording whose segment may not be stored yet. */
const unstoredSeconds = 15;

export function registerLoggerRoutes({ register, clock }: StationContext, { accounts, audioEvents, logger }: LoggerParts): void {
  register(loggerOperations.get, ({ params, person }) => {
    const isAdmin = checkPermission(person, loggerOperations.update, params.station) === 'allow';
    return logger.source(accounts.stationAt(params.station), isAdmin);
  });

  register(loggerOperations.update, ({ params, body }) => logger.update(accounts.stationAt(params.station), body));

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

  register(loggerOperations.copy, async ({ params, body: { start, end } }) => {
    const station = accounts.stationAt(params.station);
    const source = await logger.source(station, false);
    const rows = await audioEvents.copyAired(station, { fromMs: start * 1000, toMs: end * 1000 }, ({ startMs, isNewest }) =>
      pieceCart(isNewest ? source.title : '', source, unnamedTitle(source, startMs, station.timezone)),
    );
    const isLive = source.state === 'recording' || source.state === 'silent';
    const stored = Math.floor(clock.now() / 1000) - (isLive ? unstoredSeconds : 0);
    const recorded = { from: Math.floor(start), to: Math.ceil(Math.min(end, stored)) };
    const missing = recorded.to > recorded.from ? await audioEvents.gaps(station.id, recorded) : [];
    return { events: audioEvents.present(rows), missing };
  });
}
