import { useEffect } from 'react';
import { useHost } from '../host/host-context.ts';
import { areas, missingAccess } from '../host/session/areas.ts';
import { chooseStartArea, startAddress } from '../host/session/start-address.ts';
import type { StationSession } from '../host/session/station-session.ts';

/** Opens the first screen that a user has who is limited to shows, if the browser remembers one that they lack. */
export function useLimitedStart({ slug, permissions }: StationSession, path: string): void {
  const { host } = useHost();
  const isLost = path === `/${slug}/${areas.today.target}` && missingAccess('today', permissions) === 'limit';
  useEffect(() => {
    if (!isLost) return;
    chooseStartArea(host.storage, 'audio');
    host.navigate(startAddress(host.storage, slug), { replace: true });
  }, [host, isLost, slug]);
}
