import { createHash, randomBytes } from 'node:crypto';
import type { StationContext } from '../../context.ts';
import { createAgents } from './agents/agents.ts';
import type { Countries } from './countries.ts';
import type { Piece } from './count-downloads.ts';
import { saltOf } from './counting.repository.ts';
import { listenerOf } from './listener.ts';
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
  readonly durationMs: number;
  /** Of the episode, since its publishing. */
  readonly hour: number;
  readonly spans: Spans;
  readonly ip: string;
  readonly agent: string;
  readonly referrer: string;
  readonly proxyCountry: string | undefined;
  /** Responses with spans. */
  readonly requests: number;
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
  /** Forgets the salts of the days before. */
  forgetBefore(day: number): void;
}

/** Characters of a user agent that are stored. */
const maxAgent = 400;

export function createNamePieces({ db }: StationContext, countries: Countries, { window }: Counting): NamePieces {
  const agents = createAgents();
  const salts = new Map<number, string>();

  async function saltFor(day: number): Promise<string> {
    const known = salts.get(day) ?? (await saltOf(db, day, randomBytes(32).toString('base64url')));
    salts.set(day, known);
    return known;
  }

  async function named(part: ServedPart): Promise<NamedPiece> {
    const { at, day, hour, durationMs, spans, requests, probes, ip } = part;
    const { isRobot, isSite, name: platform, device } = agents(part.agent, part.referrer);
    const agent = part.agent.slice(0, maxAgent);
    const ids = { station_id: part.stationId, show_id: part.showId, episode_id: part.episodeId };
    const listener = listenerOf(await saltFor(day), ip, part.agent);
    const listenerBefore = window === 'calendar-day' ? null : listenerOf(await saltFor(day - 1), ip, part.agent);
    const sender = { platform, isRobot, isSite, device, agentId: agentIdOf(agent), agent, country: countries(ip, part.proxyCountry) };
    return { ...ids, ...sender, at, day, hour, spans, requests, probes, listener, listenerBefore, duration_ms: durationMs };
  }

  return {
    async of(parts) {
      const pieces: NamedPiece[] = [];
      for (const part of parts) if (part.durationMs > 0) pieces.push(await named(part));
      return pieces;
    },
    forgetBefore(day) {
      for (const known of salts.keys()) if (known < day) salts.delete(known);
    },
  };
}

function agentIdOf(agent: string): string {
  return createHash('sha256').update(agent).digest('base64url').slice(0, 16);
}
