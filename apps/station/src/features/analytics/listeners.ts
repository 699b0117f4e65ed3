import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { StationContext } from '../../context.ts';
import { createAgents } from './agents/agents.ts';
import { saltOf } from './counting.repository.ts';
import { dayOf } from './download-rule.ts';
import { listenerOf } from './listener.ts';

/** A listener on a day: their hash cannot be traced back to them once the day's salt is deleted. */
export interface Listener {
  /** UTC day since 1970. */
  readonly day: number;
  readonly hash: string;
  /** The hash of the day before. */
  readonly hashBefore: string;
  readonly isRobot: boolean;
}

/** Identifies listeners by the salts of their days. */
export interface Listeners {
  hash(day: number, ip: string, agent: string): Promise<string>;
  of(request: Pick<FastifyRequest, 'ip' | 'headers'>): Promise<Listener>;
  /** Forgets the salts of the days before. */
  forgetBefore(day: number): void;
}

export function createListeners({ db, clock }: Pick<StationContext, 'db' | 'clock'>): Listeners {
  const agents = createAgents();
  const salts = new Map<number, string>();

  async function hash(day: number, ip: string, agent: string): Promise<string> {
    const salt = salts.get(day) ?? (await saltOf(db, day, randomBytes(32).toString('base64url')));
    salts.set(day, salt);
    return listenerOf(salt, ip, agent);
  }

  return {
    hash,
    async of({ ip, headers: { 'user-agent': agent = '', referer: referrer = '' } }) {
      const day = dayOf(clock.now());
      const [today, before] = [await hash(day, ip, agent), await hash(day - 1, ip, agent)];
      return { day, hash: today, hashBefore: before, isRobot: agents(agent, referrer).isRobot };
    },
    forgetBefore(day) {
      for (const known of salts.keys()) if (known < day) salts.delete(known);
    },
  };
}
