import { createHash } from 'node:crypto';
import { createAgents } from './agents/agents.ts';
import type { Piece, SentVersions } from './count-downloads.ts';
import type { Countries } from './countries.ts';
import type { Listeners } from './listeners.ts';
import type { Counting } from './rules/counting-rules.ts';
import type { Spans } from './spans.ts';

/** A served response until it is counted: in memory only, for seconds. */
export interface ServedPart {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly day: number;
  readonly stationId: number;
  readonly showId: number;
  readonly episodeId: number;
  /** Number of the episode's audio version. */
  readonly audioVersion: number;
  readonly durationMs: number;
  /** Of the episode, since its publishing. */
  readonly hour: number;
  readonly spans: Spans;
  readonly versions: SentVersions;
  readonly ip: string;
  readonly agent: string;
  readonly referrer: string;
  /** Hash of the password of a private feed's listener; null for none. */
  readonly tokenHash: string | null;
  readonly proxyCountry: string | undefined;
  /** Responses but checks of the server. */
  readonly requests: number;
  /** Responses with audio to requests for a range. */
  readonly ranges: number;
  /** Whether one response had all of the audio. */
  readonly isWhole: boolean;
  /** Responses of two bytes. */
  readonly probes: number;
}

/** A piece with the text of its user agent. */
export interface NamedPiece extends Piece {
  readonly agent: string;
}

/** Names the senders of served parts, without their addresses. */
export interface NamePieces {
  of(parts: readonly ServedPart[]): Promise<NamedPiece[]>;
}

/** Characters of a user agent that are stored. */
const maxAgent = 400;

/** Resolves to the id of the subscription whose password has a hash; null for none. */
export type FindSubscription = (stationId: number, tokenHash: string) => Promise<number | null>;

export interface NamingDeps {
  readonly listeners: Pick<Listeners, 'hash'>;
  readonly countries: Countries;
  readonly counting: Pick<Counting, 'window'>;
  readonly subscriptionOf: FindSubscription;
}

export function createNamePieces({
  listeners,
  countries,
  counting: { window },
  subscriptionOf,
}: NamingDeps): NamePieces {
  const agents = createAgents();

  async function named(part: ServedPart): Promise<NamedPiece> {
    const {
      at,
      day,
      hour,
      durationMs,
      audioVersion,
      spans,
      versions,
      requests,
      ranges,
      isWhole,
      probes,
      ip,
    } = part;
    const { isRobot, isSite, name: platform, device } = agents(part.agent, part.referrer);
    const agent = part.agent.slice(0, maxAgent);
    const ids = { station_id: part.stationId, show_id: part.showId, episode_id: part.episodeId };
    const listener = await listeners.hash(day, ip, part.agent);
    const listenerBefore = window === 'calendar-day' ? null : await listeners.hash(day - 1, ip, part.agent);
    const sender = {
      platform,
      isRobot,
      isSite,
      device,
      agentId: agentIdOf(agent),
      agent,
      country: countries(ip, part.proxyCountry),
    };
    const subscriptionId =
      part.tokenHash === null ? null : await subscriptionOf(part.stationId, part.tokenHash);
    const sent = { at, day, hour, audioVersion, spans, versions, requests, ranges, isWhole, probes };
    return { ...ids, ...sender, ...sent, listener, listenerBefore, subscriptionId, duration_ms: durationMs };
  }

  return {
    async of(parts) {
      const pieces: NamedPiece[] = [];
      for (const part of parts) if (part.durationMs > 0) pieces.push(await named(part));
      return pieces;
    },
  };
}

function agentIdOf(agent: string): string {
  return createHash('sha256').update(agent).digest('base64url').slice(0, 16);
}
