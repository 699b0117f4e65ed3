import { deliveryOperations, loggerOperations } from '@postkit/sdk/schema';
import { checkPermission, type SignedInUser } from '../../platform/http/access.ts';

/** The parts of the day that a user's role and licence cover: the same as those of the operations behind them. */
export function partsFor(
  person: SignedInUser,
  station: string,
): { readonly log: boolean; readonly podcasts: boolean } {
  return {
    log: checkPermission(person, loggerOperations.recording, station) === 'allow',
    podcasts: checkPermission(person, deliveryOperations.list, station) === 'allow',
  };
}
