import { createHash } from 'node:crypto';
import { stationFeatures, type StationFeatures, type StationState } from '@postkit/sdk/schema';
import type { StationRow } from './account-tables.ts';

/** The part of a station that a user may see. */
export interface ShowLimit {
  readonly userId: number;
  /** Ids of their shows. */
  readonly shows: ReadonlySet<number>;
}

/** The rows of a station that a call may read: all of them, or those of a user who is limited to shows. */
export interface StationScope {
  readonly id: number;
  /** Null for the whole station, as for jobs and visitors. */
  readonly limit: ShowLimit | null;
}

/** Every row of a station, for work that belongs to no user. */
export function wholeStation(id: number): StationScope {
  return { id, limit: null };
}

/** Whether a show, by its id, is part of a scope. */
export function hasShow({ limit }: Pick<StationScope, 'limit'>, showId: number): boolean {
  return limit === null || limit.shows.has(showId);
}

/** A station as the features see it. */
export interface Station extends StationScope {
  readonly companyId: number;
  /** The first segment of the station's addresses. */
  readonly slug: string;
  /** Slugs that the station had, whose addresses redirect; oldest first. */
  readonly formerSlugs: readonly string[];
  /** The wire's `station_name`. */
  readonly name: string;
  /** The title that users see. */
  readonly title: string;
  /** IANA name. */
  readonly timezone: string;
  readonly stationType: 'radio' | 'tv';
  readonly features: StationFeatures;
  /** kb/s of rendered audio. */
  readonly bitrate: number;
  readonly defaultShowId: number | null;
  readonly defaultImage: string;
  /** `#rrggbb`; null for PostKit's own colour. */
  readonly accent: string | null;
  /** Address of one of its images; empty for none. */
  readonly logo: string;
  /** Days that unused audio of the log is kept. */
  readonly logDays: number;
  readonly isAvess: boolean;
  /** Bytes that it may use; null for the quota of the installation. */
  readonly quotaBytes: number | null;
  readonly state: Exclude<StationState, 'deleting'>;
  /** Whether no user has chosen its title, slug and time zone yet. */
  readonly needsName: boolean;
  /** Names the station's live channel. */
  readonly sessionId: string;
}

/** Every slug that names a station: its own, and those that it had. */
export function slugsOf({ slug, formerSlugs }: Pick<Station, 'slug' | 'formerSlugs'>): string[] {
  return [slug, ...formerSlugs];
}

export function toStation(row: StationRow, formerSlugs: readonly string[] = []): Station {
  return {
    id: row.id,
    limit: null,
    companyId: row.company_id,
    slug: row.slug,
    formerSlugs,
    name: row.name,
    title: row.title,
    timezone: row.timezone,
    stationType: row.station_type,
    features: stationFeatures.parse(JSON.parse(row.features)),
    bitrate: row.bitrate,
    defaultShowId: row.default_show_id,
    defaultImage: row.default_image,
    accent: row.accent,
    logo: row.logo,
    logDays: row.log_days,
    isAvess: row.is_avess === 1,
    quotaBytes: row.quota_bytes,
    state: row.archived_at === null ? 'active' : 'archived',
    needsName: row.needs_name === 1,
    sessionId: stationSessionId(row.name),
  };
}

/**
 * The first 30 characters of the base64 SHA-256 of the station name, with `/` written as `_`, and `+` and `=` as `-`.
 * The same as the client's sessionId().
 */
export function stationSessionId(name: string): string {
  return createHash('sha256')
    .update(name, 'utf8')
    .digest('base64')
    .slice(0, 30)
    .replaceAll('/', '_')
    .replaceAll(/[+=]/g, '-');
}
