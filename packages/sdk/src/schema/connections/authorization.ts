import { z } from 'zod';
import type { ConnectionType } from './connection.ts';

/** Types whose account the user connects in a window of the platform. */
export const authorizedTypes = [
  'facebook',
  'v_youtube',
  'twitter',
  'spreaker',
] as const satisfies readonly ConnectionType[];
/** Type of destination whose account the user connects in a window of the platform. */
export const authorizedType = z.enum(authorizedTypes);
export type AuthorizedType = z.output<typeof authorizedType>;

export function isAuthorizedType(type: ConnectionType): type is AuthorizedType {
  return authorizedTypes.some((one) => one === type);
}

/** Id of an authorization, a UUID that the client generates. */
export const authorizationGuid = z.uuid('This is not an authorization.');

/** The window's result: `scope` lacks a permission, and `expired` also means used before. */
export const authorizationOutcomes = ['granted', 'denied', 'expired', 'scope', 'failed'] as const;

/** Name of the `BroadcastChannel` that carries the report too, for windows that a platform separated from their opener. */
export const authorizationChannel = 'postkit-authorization';

/** The message that the last page of the window posts to the page that opened it. */
export const authorizationReport = z.object({
  postkit: z.literal('authorization'),
  /** Empty if the window's page does not know it. */
  guid: z.string(),
  outcome: z.enum(authorizationOutcomes),
});
export type AuthorizationReport = z.output<typeof authorizationReport>;

/** A show of a Spreaker account. */
export const spreakerShow = z.object({
  show_id: z.int(),
  /** Title of the show. */
  title: z.string(),
});
export type SpreakerShow = z.output<typeof spreakerShow>;
