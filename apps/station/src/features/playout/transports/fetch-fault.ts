import { isStationError } from '../../../platform/errors/station-error.ts';
import { finalRefusal } from '../../../platform/fetch/final-refusal.ts';
import { TransportFault } from './transport-fault.ts';

/** The fault of a request that failed. Its reason names no address, whose query may contain a secret. */
export function fetchFault(error: unknown): TransportFault {
  if (error instanceof TransportFault) return error;
  const reason = finalRefusal(error) ?? (isStationError(error) ? error.message : 'The request failed.');
  return new TransportFault(reason, { cause: error });
}
