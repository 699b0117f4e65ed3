import { useEffect, useRef } from 'react';
import type { Settings } from '@postkit/sdk/schema';
import type { HostUser } from '../../host/host-user.ts';
import { usePostKit } from '../../host/postkit-context.ts';
import { stationSession } from '../../host/session/station-session.ts';

/** Identifies the user to the host's analytics and support tools once the settings have loaded. */
export function useIdentify(settings: Settings | undefined): void {
  const { host } = usePostKit();
  const isIdentified = useRef(false);
  useEffect(() => {
    if (!settings || isIdentified.current) return;
    isIdentified.current = true;
    void host.identify?.(hostUser(settings));
  }, [host, settings]);
}

/** The user for tools, without any key. */
export function hostUser(settings: Settings): HostUser {
  const {
    slug,
    name,
    permissions: { companyAdmin, admin, licence },
  } = stationSession(settings);
  return {
    id: settings.user_id,
    username: settings.username,
    email: settings.email,
    station: slug,
    stationName: name,
    companyAdmin,
    admin,
    licence,
  };
}
