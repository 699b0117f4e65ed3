import { isAuthorizedType } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import { exclusively } from '../../platform/db/exclusively.ts';
import type { Station } from '../accounts/index.ts';
import { type Authorizations, OAuthFailure } from '../authorizations/index.ts';
import type { DestinationRow, Destinations, DestinationSecrets } from '../destinations/index.ts';
import { DeliveryFailure } from './delivery-failure.ts';

/** Seconds before its end at which an access token is renewed, so that it lasts for the requests of a delivery. */
const marginSeconds = 300;
/** Milliseconds that another process may take to renew it. */
const renewalMs = 60_000;

export interface RenewAccessDeps {
  readonly authorizations: Pick<Authorizations, 'renew'>;
  readonly destinations: Pick<Destinations, 'secretsOf' | 'storeAccess'>;
}

/**
 * Resolves to the secrets of a destination with a token that is valid now.
 * @throws DeliveryFailure
 */
export type ReadSecrets = (
  station: Station,
  row: DestinationRow,
  platformName: string,
) => Promise<DestinationSecrets>;

/** Renews one destination at a time: platforms that rotate refresh tokens accept each of them once. */
export function createReadSecrets(
  { clock, db }: Pick<StationContext, 'clock' | 'db'>,
  { authorizations, destinations }: RenewAccessDeps,
): ReadSecrets {
  const renewals = new Map<number, Promise<DestinationSecrets>>();

  const isCurrent = ({ token_expires_at: ends }: DestinationSecrets) =>
    ends === null || ends - marginSeconds > clock.seconds();

  async function read(station: Station, row: DestinationRow, name: string): Promise<DestinationSecrets> {
    const secrets = await destinations.secretsOf(row);
    if (isCurrent(secrets) || !isAuthorizedType(row.type)) return secrets;
    return exclusively(db, { name: `renew ${row.id}`, timeoutMs: renewalMs }, () =>
      renew(station, row, name),
    );
  }

  async function renew(station: Station, row: DestinationRow, name: string): Promise<DestinationSecrets> {
    // Another process may have renewed it meanwhile.
    const secrets = await destinations.secretsOf(row);
    if (isCurrent(secrets) || !isAuthorizedType(row.type)) return secrets;
    const { token_expires_at: ends, refresh_token } = secrets;
    const now = clock.seconds();
    const ended = `Access to this ${name} account has ended. Reconnect it in Setup, then retry.`;
    if (refresh_token === '') throw new DeliveryFailure('refused', ended);
    try {
      const access = await authorizations.renew(row.type, refresh_token);
      // Stored before it is used: the platform no longer accepts the earlier refresh token.
      await destinations.storeAccess(station, row.id, access);
      return { ...secrets, ...access };
    } catch (cause) {
      if (!(cause instanceof OAuthFailure)) throw cause;
      if (cause.kind === 'unreachable')
        throw new DeliveryFailure('later', `${name} did not renew the access to this account.`, { cause });
      await destinations.storeAccess(station, row.id, {
        token: '',
        refresh_token: '',
        token_expires_at: ends,
        reconnect_by: now,
      });
      throw new DeliveryFailure('refused', ended, { cause });
    }
  }

  return (station, row, name) => {
    const begun = renewals.get(row.id) ?? read(station, row, name).finally(() => renewals.delete(row.id));
    renewals.set(row.id, begun);
    return begun;
  };
}
