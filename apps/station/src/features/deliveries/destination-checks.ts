import type { ConnectionCheck } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import { createGuardedFetch } from '../../platform/fetch/guarded-fetch.ts';
import type { Station } from '../accounts/index.ts';
import type { DestinationRow } from '../destinations/index.ts';
import { fail } from './delivery-errors.ts';
import { DeliveryFailure } from './delivery-failure.ts';
import { createHttpClient, type HttpClient } from './platforms/http-client.ts';
import { isSentType, type Platforms } from './platforms/platform-types.ts';
import type { ReadSecrets } from './renew-access.ts';

export interface DestinationCheckDeps {
  readonly platforms: Platforms;
  readonly secretsOf: ReadSecrets;
}

/** Milliseconds that a platform has for each response, because a user waits. */
const patience = 20_000;

/** Tests a destination with its stored access. @throws deliveries.nothing-to-test */
export function createDestinationChecks(
  { clock, config, http: server }: StationContext,
  { platforms, secretsOf }: DestinationCheckDeps,
) {
  const fetch = createGuardedFetch({ allowPrivate: config.allowPrivateFetch, responseMs: patience });
  server.addHook('onClose', () => fetch.close());

  return async function check(
    station: Station,
    row: DestinationRow,
    signal: AbortSignal,
  ): Promise<ConnectionCheck> {
    if (!isSentType(row.type)) throw fail('deliveries.nothing-to-test');
    const platform = platforms[row.type];
    const { name, refusalOf } = platform;
    try {
      const destination = { ...row, ...(await secretsOf(station, row, name)) };
      const lacking = platform.missingSetting(destination);
      if (lacking !== null) return { success: false, message: `This destination has no ${lacking}.` };
      const { token, refresh_token, app_secret, webhook_url } = destination;
      const secrets = [token, refresh_token, app_secret, webhook_url];
      const client = createHttpClient({ fetch, name, secrets, refusalOf, signal, now: clock.now });
      const hurried: HttpClient = (url, request) => client(url, { timeoutMs: patience, ...request });
      return {
        success: true,
        message: await platform.check({ destination, at: clock.seconds() }, hurried),
      };
    } catch (error) {
      if (!(error instanceof DeliveryFailure)) throw error;
      return { success: false, message: error.message };
    }
  };
}
