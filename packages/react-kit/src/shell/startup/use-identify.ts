import type { Settings } from '@postkit/sdk/schema';
import { useEffect, useRef } from 'react';
import { stationSession } from '../../screen/session/station-session.ts';
import { usePostKit } from '../../host/postkit-context.ts';

/** Tells the host's analytics and support tools who works here, once the settings are there. */
export function useIdentify(settings: Settings | undefined): void {
  const { host } = usePostKit();
  const isTold = useRef(false);
  useEffect(() => {
    if (!settings || isTold.current) return;
    isTold.current = true;
    const { slug, name, standing } = stationSession(settings);
    void host.identify?.({
      id: settings.user_id,
      username: settings.username,
      email: settings.email,
      station: slug,
      stationName: name,
      ...standing,
    });
  }, [host, settings]);
}
