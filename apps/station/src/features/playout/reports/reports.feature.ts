import { Readable } from 'node:stream';
import type { z } from 'zod';
import { playoutOperations, type playoutReports } from '@postkit/sdk/schema';
import type { Feature, StationContext } from '../../../context.ts';
import { fail } from '../../../platform/errors/platform-errors.ts';
import type { Accounts, Station } from '../../accounts/index.ts';
import type { Analytics } from '../../analytics/index.ts';
import type { AudioEvents } from '../../audio-events/index.ts';
import { airedElements, type AiredElement } from './aired-elements.ts';
import {
  playedHeader,
  playedLine,
  type ReportFacts,
  soundExchangeLines,
  spotLine,
  spotsHeader,
  suisaHeader,
  suisaLine,
  unloggedSpotLine,
} from './report-lines.ts';
import { airedEvents, episodeParts, unloggedSpots } from './reports.repository.ts';

interface ReportDeps {
  readonly accounts: Pick<Accounts, 'stationAt'>;
  readonly audioEvents: Pick<AudioEvents, 'segmentsAired'>;
  readonly analytics: Pick<Analytics, 'downloadsOf'>;
}

/** Unix seconds; `to` is exclusive. */
interface Span {
  readonly from: number;
  readonly to: number;
}

type Report = (typeof playoutReports)[number];
type Query = z.output<NonNullable<(typeof playoutOperations)['report']['query']>>;

const day = 86_400;
const longestDays = 400;
/** For spreadsheets, which take other files as Windows-1252. */
const byteOrderMark = '\uFEFF';

/** Reports of what aired, as files for spreadsheets. They read a day at a time, so that a year takes no more memory than a day. */
export function createPlayoutReports(
  { db, register }: Pick<StationContext, 'db' | 'register'>,
  { accounts, audioEvents, analytics }: ReportDeps,
): Feature {
  async function elementsOf(station: Station, span: Span): Promise<[AiredElement[], ReportFacts]> {
    const events = await airedEvents(db, station.id, span);
    const placed = events.flatMap(({ stream_id, first_n, last_n }) =>
      stream_id === null || first_n === null || last_n === null ? [] : [{ stream_id, first_n, last_n }],
    );
    const parts = placed[0]
      ? await episodeParts(db, station.id, {
          stream_id: placed[0].stream_id,
          first_n: Math.min(...placed.map(({ first_n }) => first_n)),
          last_n: Math.max(...placed.map(({ last_n }) => last_n)),
        })
      : [];
    const elements = airedElements(events, parts);
    const ids = [...new Set(elements.flatMap(({ episodes }) => [...episodes.keys()]))];
    const downloads =
      ids.length === 0 ? new Map<number, number>() : await analytics.downloadsOf(station.id, ids);
    return [elements, { stationName: station.name, timezone: station.timezone, downloads }];
  }

  async function* perDay(
    station: Station,
    span: Span,
    lineOf: (element: AiredElement, facts: ReportFacts) => string,
  ): AsyncGenerator<string> {
    for (const part of daysOf(span)) {
      const [elements, facts] = await elementsOf(station, part);
      yield elements.map((element) => lineOf(element, facts)).join('');
    }
  }

  async function* spots(station: Station, span: Span): AsyncGenerator<string> {
    yield spotsHeader;
    for (const part of daysOf(span)) {
      const [elements, facts] = await elementsOf(station, part);
      const lines = elements
        .filter(({ type }) => type === 'spot')
        .map((element) => ({ at: element.started_at, line: spotLine(element, facts) }));
      for (const spot of await unloggedSpots(db, station.id, part)) {
        const length_ms = Math.max(1000, spot.played_ms ?? spot.planned_ms ?? 0);
        const sound = { fromMs: spot.started_at_ms, toMs: spot.started_at_ms + length_ms };
        const hasAudio = (await audioEvents.segmentsAired(db, station.id, sound)).length > 0;
        lines.push({ at: spot.started_at_ms / 1000, line: unloggedSpotLine(spot, hasAudio, facts) });
      }
      yield lines
        .toSorted((one, other) => one.at - other.at)
        .map(({ line }) => line)
        .join('');
    }
  }

  const isSong = ({ type }: AiredElement) => type === 'song';
  const writers: Record<Report, (station: Station, span: Span, query: Query) => AsyncGenerator<string>> = {
    async *played(station, span) {
      yield byteOrderMark + playedHeader;
      yield* perDay(station, span, playedLine);
    },
    async *spots(station, span) {
      yield byteOrderMark;
      yield* spots(station, span);
    },
    async *suisa(station, span) {
      yield suisaHeader;
      yield* perDay(station, span, (element, facts) => (isSong(element) ? suisaLine(element, facts) : ''));
    },
    async *'sound-exchange'(station, span, { tuning_hours }) {
      const songs: AiredElement[] = [];
      for (const part of daysOf(span)) songs.push(...(await elementsOf(station, part))[0].filter(isSong));
      const facts = { stationName: station.name, timezone: station.timezone, downloads: new Map() };
      yield* soundExchangeLines(songs, facts, tuning_hours);
    },
  };

  return {
    routes() {
      register(playoutOperations.report, ({ params, query, reply }) => {
        const station = accounts.stationAt(params.station);
        const { start: from, end: to } = query;
        if (to <= from || to - from > longestDays * day) {
          const message = `Give a span of at most ${longestDays} days.`;
          throw fail('request.invalid', { message, fields: { end: [message] } });
        }
        const name = `${params.report}-${params.station}.csv`;
        return reply
          .type('text/csv; charset=utf-8')
          .header('content-disposition', `attachment; filename="${name}"`)
          .header('cache-control', 'no-store')
          .send(Readable.from(writers[params.report](station, { from, to }, query)));
      });
    },
  };
}

function* daysOf({ from, to }: Span): Generator<Span> {
  for (let at = from; at < to; at += day) yield { from: at, to: Math.min(to, at + day) };
}
