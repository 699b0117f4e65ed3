import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../../platform/clock.ts';

/** Seconds for which a token of the station's own requests works. */
const lifetime = 3600;

/** Tokens with which the station itself fetches its private feeds. They are signed, and expire after an hour. */
export interface OwnTokens {
  make(stationId: number, destinationId: number): string;
  /** The feed that a token opens; null for any other token. */
  feedOf(stationId: number, token: string): number | null;
}

/** @param secret of the server */
export function createOwnTokens(clock: Pick<Clock, 'seconds'>, secret: Uint8Array): OwnTokens {
  const key = Buffer.from(hkdfSync('sha256', secret, new Uint8Array(), 'postkit own feed tokens', 32));
  const sign = (text: string) => createHmac('sha256', key).update(text).digest('base64url');
  return {
    make(stationId, destinationId) {
      const text = `${destinationId}.${clock.seconds() + lifetime}`;
      return `${text}.${sign(`${stationId}.${text}`)}`;
    },
    feedOf(stationId, token) {
      const [, text = '', feed = '', until = '', signature = ''] =
        /^((\d{1,15})\.(\d{1,12}))\.([\w-]{43})$/.exec(token) ?? [];
      if (text === '' || Number(until) < clock.seconds()) return null;
      const expected = Buffer.from(sign(`${stationId}.${text}`));
      return timingSafeEqual(expected, Buffer.from(signature)) ? Number(feed) : null;
    },
  };
}
