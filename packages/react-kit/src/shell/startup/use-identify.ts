import type { Settings } from '@postkit/sdk/schema';
import { useEffect, useRef } from 'react';
import { stationSession } from '../../screen/session/station-session.ts';
import { usePostKit } from '../../host/postkit-context.ts';

/** Identifies the user to the host's analytics and support tools once the settings have loaded. */
export function useIdentify(settings: Settings | undefined): void {
  const { host } = usePostKit();
  const isIdentified = useRef(false);
  useEffect(() => {
    if (!settings || isIdentified.current) return;
    isIdentified.current = true;
    const { slug, name, permissions } = stationSession(settings);
    void host.identify?.({
      id: settings.user_id,
      username: settings.username,
      email: settings.email,
      station: slug,
      stationName: name,
      ...permissions,
    });
  }, [host, settings]);
}
