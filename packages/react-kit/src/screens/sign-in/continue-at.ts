import type { HostStorage } from '../../host/host.ts';
import { startAddress } from '../../host/session/start-address.ts';

/** The path to open after sign-in: `returnTo` if it belongs to the station, else the one that the workspace opens with. */
export function continueAt(
  storage: Pick<HostStorage, 'get'>,
  station: string,
  returnTo: string | undefined,
): string {
  return returnTo?.startsWith(`/${station}/`) ? returnTo : startAddress(storage, station);
}
