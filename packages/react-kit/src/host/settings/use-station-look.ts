import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { accentProperties } from '../accent-properties.ts';
import { useLive } from '../live/use-live.ts';
import { usePostKit } from '../postkit-context.ts';
import { cacheLook } from './cache-look.ts';
import { useSettings } from './settings.queries.ts';

/** Colours the page with the station's accent, and keeps accent and logo up to date. */
export function useStationLook(): void {
  const { client, showAccent } = usePostKit();
  const queries = useQueryClient();
  const accent = useSettings().data?.settings.accent;
  useEffect(() => {
    if (accent !== undefined) showAccent(accentProperties(accent));
  }, [accent, showAccent]);
  useLive('look_changed', (look) => cacheLook(client, queries, look));
}
