import type { z } from 'zod';
import type { Embed, EmbedError, EmbedHealth, embedReport } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import { networkOf } from '../../platform/network-of.ts';
import { createRateLimit } from '../../platform/rate-limit.ts';
import type { Station } from '../accounts/index.ts';
import type { EmbedRow } from './embed-tables.ts';
import { createEmbedTally } from './embed-tally.ts';
import {
  addToEmbed,
  deleteEmbedsBefore,
  embedsOf,
  saveEmbedSettings,
  silentStations,
  trimEmbeds,
} from './embeds.repository.ts';

/** The sites that embed players. Nothing about a visitor is stored: no address, no identifier, no time of a single view. */
export interface Embeds {
  /** Whether the players of a station report. */
  isEnabled(stationId: number): boolean;
}

/** A report with what its request says about itself. */
export interface ReceivedReport extends z.output<typeof embedReport> {
  /** The `Origin` of the request. */
  readonly origin: string | undefined;
  /** Address of the visitor, for the rate limit. */
  readonly from: string;
}

export interface EmbedService extends Embeds {
  start(): Promise<void>;
  stop(): Promise<void>;
  report(station: Station, report: ReceivedReport): Promise<void>;
  health(station: Station): Promise<Omit<EmbedHealth, 'current_version'>>;
  setEnabled(station: Station, isEnabled: boolean): Promise<void>;
}

/** Rows of a station: one for each site, version and kind. */
const mostRows = 500;
const longestSite = 100;
/** Sites that have not been seen for 400 days are forgotten. */
const keptSeconds = 400 * 86_400;
/** Page views of one network a minute. */
const limit = 30;

/** The origin of an address; empty if it is no site or too long. */
function siteOf(address: string | undefined): string {
  const url = URL.parse(address ?? '');
  const isSite = url !== null && /^https?:$/.test(url.protocol) && url.origin.length <= longestSite;
  return isSite ? url.origin : '';
}

function rowOf(
  station: Station,
  { origin, site, version, kind, errors = '' }: ReceivedReport,
  now: number,
): EmbedRow {
  const kinds = new Set(errors.split(','));
  const count = (error: EmbedError) => (kinds.has(error) ? 1 : 0);
  return {
    station_id: station.id,
    // The request of a frame has the origin of the station.
    site: siteOf(kind === 'frame' ? site : (origin ?? site)),
    version,
    kind,
    views: 1,
    list_errors: count('list'),
    empty_errors: count('empty'),
    audio_errors: count('audio'),
    first_seen: now,
    last_seen: now,
  };
}

function presentEmbed(row: EmbedRow): Embed {
  const { site, version, kind, views, first_seen, last_seen } = row;
  const errors = { list: row.list_errors, empty: row.empty_errors, audio: row.audio_errors };
  return { site, version, kind, views, errors, first_seen, last_seen };
}

export function createEmbedService({ db, clock }: StationContext): EmbedService {
  const tally = createEmbedTally();
  const views = createRateLimit({ clock, limit, windowMs: 60_000 });
  const silent = new Set<number>();

  async function flush(): Promise<void> {
    const rows = tally.take();
    if (rows.length === 0) return;
    await db.transaction(async (transaction) => {
      for (const row of rows) await addToEmbed(transaction, row);
      await deleteEmbedsBefore(transaction, clock.seconds() - keptSeconds);
      for (const stationId of new Set(rows.map(({ station_id }) => station_id)))
        await trimEmbeds(transaction, stationId, mostRows);
    });
  }

  return {
    isEnabled: (stationId) => !silent.has(stationId),
    async start() {
      for (const stationId of await silentStations(db)) silent.add(stationId);
    },
    stop: flush,
    async report(station, report) {
      if (silent.has(station.id) || !views.take(networkOf(report.from)).allowed) return;
      tally.add(rowOf(station, report, clock.seconds()));
      if (tally.isDue(clock.seconds())) await flush();
    },
    async health(station) {
      await flush();
      const rows = await embedsOf(db, station.id);
      const embeds = rows.map(presentEmbed);
      return { enabled: !silent.has(station.id), embeds };
    },
    async setEnabled(station, isEnabled) {
      await saveEmbedSettings(db, station.id, isEnabled);
      if (isEnabled) silent.delete(station.id);
      else silent.add(station.id);
    },
  };
}
