import { isAuthorizedType } from '@postkit/sdk/schema';
import type { Transaction } from '../../platform/db/database.ts';
import { defineErrors } from '../../platform/errors/define-errors.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import { type AccountAccess, type Authorizations, isPageHandle } from '../authorizations/index.ts';
import type { DestinationRow } from './destination-row.ts';
import { sealSecrets } from './sealed-secrets.ts';

const fail = defineErrors({
  // The specification quotes this text.
  'connections.credentials': { status: 400, message: 'Invalid credentials found.' },
});

/** The fields by which a destination refers to an authorization. */
interface GivenFields {
  readonly name?: string | undefined;
  readonly token?: string | undefined;
  readonly title?: string | undefined;
  readonly app_id?: string | undefined;
}

export interface AccessRequest {
  readonly stationId: number;
  /** Undefined if the station itself makes the change. */
  readonly userId: number | undefined;
  readonly type: DestinationRow['type'];
  /** The stored name of a destination that changes. */
  readonly nameBefore: string;
}

/**
 * Takes the access that a change of a destination refers to: by its guid in `name`, or by the handle of a Facebook page in
 * `token`. Null if it refers to none, as when a script brings a token of its own.
 * @throws connections.credentials
 */
export async function claimAccess(
  authorizations: Pick<Authorizations, 'claim'>,
  transaction: Transaction,
  { stationId, userId, type, nameBefore }: AccessRequest,
  given: GivenFields,
) {
  const { name = '', token = '' } = given;
  const isGuid =
    isAuthorizedType(type) && type !== 'facebook' && token === '' && name !== '' && name !== nameBefore;
  if (userId === undefined || !(isGuid || isPageHandle(token))) return null;
  const claimed = await authorizations.claim(transaction, { stationId, userId }, type, isGuid ? name : token);
  const isForType = isGuid || type === 'facebook' || type === 'v_facebook';
  if (!claimed || !isForType) throw fail('connections.credentials');
  const { account, pageId, ...access } = claimed;
  const fields = { ...(given.title ? {} : { title: account }), ...(pageId === '' ? {} : { app_id: pageId }) };
  return { access, fields };
}

/** The stored form of an access. */
export function sealAccess(
  box: SecretBox,
  { token, refresh_token, token_expires_at, reconnect_by }: AccountAccess,
) {
  return { ...sealSecrets(box, { token, refresh_token }), token_expires_at, reconnect_by };
}

/** The stored access after a change: the one that was authorized, else a token of the caller's own, else as before. */
export function accessAfter(
  box: SecretBox,
  token: string | undefined,
  authorized: AccountAccess | undefined,
) {
  if (authorized) return sealAccess(box, authorized);
  return token === undefined
    ? {}
    : sealAccess(box, { token, refresh_token: '', token_expires_at: null, reconnect_by: null });
}
