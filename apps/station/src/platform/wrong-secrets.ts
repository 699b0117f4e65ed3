import { tooMany } from './errors/platform-errors.ts';
import { networkOf } from './network-of.ts';
import { createRateLimit, type RateLimitSettings } from './rate-limit.ts';

/**
 * Limits the wrong secrets that a network sends. A right one always passes, because users share networks. Only for random secrets
 * that are too long to guess, so that a response without a limit gives nothing away.
 */
export interface WrongSecrets {
  /**
   * Resolves to the row that a secret opens; undefined if it opens none.
   * @param address network address of the caller
   * @throws request.too-many after too many wrong ones
   */
  find<Row>(address: string, read: () => Promise<Row | undefined>): Promise<Row | undefined>;
}

export function createWrongSecrets(settings: RateLimitSettings): WrongSecrets {
  const wrong = createRateLimit(settings);
  return {
    async find(address, read) {
      const row = await read();
      if (row !== undefined) return row;
      const attempt = wrong.take(networkOf(address));
      if (!attempt.allowed) throw tooMany(attempt.retryAfterSeconds);
      return undefined;
    },
  };
}
