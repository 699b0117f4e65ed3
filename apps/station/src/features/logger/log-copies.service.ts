import type { LogSilence } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import type { Station } from '../accounts/index.ts';
import type { AudioEventRow, AudioEvents } from '../audio-events/index.ts';
import { pieceCart, unnamedTitle } from './log-piece-cart.ts';
import type { Logger } from './logger.service.ts';

/** Copies ranges of a station's log. */
export interface LogCopies {
  /**
   * The audio of a range as events in airing order, and the stretches that were not recorded.
   * @param range Unix seconds, fractions included
   * @throws audio-events.empty
   */
  copyRange(
    station: Station,
    range: { start: number; end: number },
  ): Promise<{ events: AudioEventRow[]; missing: LogSilence[] }>;
}

/** Seconds of a live recording whose segment may not be stored yet. */
const unstoredSeconds = 15;

export function createLogCopies(
  { clock }: Pick<StationContext, 'clock'>,
  { audioEvents, logger }: { audioEvents: AudioEvents; logger: Pick<Logger, 'source'> },
): LogCopies {
  return {
    async copyRange(station, { start, end }) {
      const source = await logger.source(station, false);
      const events = await audioEvents.copyAired(
        station,
        { fromMs: start * 1000, toMs: end * 1000 },
        ({ startMs, isNewest }) =>
          pieceCart(isNewest ? source.title : '', source, unnamedTitle(source, startMs, station.timezone)),
      );
      const isLive = source.state === 'recording' || source.state === 'silent';
      const stored = clock.seconds() - (isLive ? unstoredSeconds : 0);
      const recorded = { from: Math.floor(start), to: Math.ceil(Math.min(end, stored)) };
      return {
        events,
        missing: recorded.to > recorded.from ? await audioEvents.gaps(station.id, recorded) : [],
      };
    },
  };
}
