import { type LogChain, type LogCheck, mostManifests } from '@postkit/sdk/schema';
import type { StationContext } from '../../../context.ts';
import { fail as failPlatform } from '../../../platform/errors/platform-errors.ts';
import type { Station } from '../../accounts/index.ts';
import { checkManifest } from './check-manifest.ts';
import { lastManifest, manifestAt, manifestsFrom, removedHours } from './log-chain.repository.ts';
import type { SigningKey } from './signing-key.ts';

/** The chains of logs. */
export interface LogChains {
  /** Links from a number on, at most a page. */
  read(station: Station, from: number): Promise<LogChain>;
  /** @throws resource.absent */
  check(station: Station, seq: number): Promise<LogCheck>;
}

export function createLogChains(context: Pick<StationContext, 'db' | 'archive'>, key: SigningKey): LogChains {
  const { db } = context;
  return {
    async read({ id }, from) {
      const [start, head] = [await manifestAt(db, id, 0), await lastManifest(db, id)];
      const links = await manifestsFrom(db, id, { from, limit: mostManifests });
      const removed = await removedHours(
        db,
        id,
        links.map(({ hour }) => hour),
      );
      return {
        since: start ? Math.floor(start.hour_ms / 1000) : null,
        length: head ? head.seq + 1 : 0,
        public_key: key.publicKey,
        key_fingerprint: key.fingerprint,
        manifests: links.map(({ seq, kind, hour, text, sha256 }) => ({
          seq,
          text,
          sha256,
          is_removed: kind !== 'start' && removed.has(hour),
        })),
      };
    },
    async check({ id }, seq) {
      const check = await checkManifest(context, id, seq);
      if (!check) throw failPlatform('resource.absent');
      return check;
    },
  };
}
