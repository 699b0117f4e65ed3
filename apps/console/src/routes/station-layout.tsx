import { Outlet, useParams, useRouter, useRouterState } from '@tanstack/react-router';
import { useMemo } from 'react';
import { PostKitProvider } from '@postkit/react-kit';
import { Shell } from '@postkit/react-kit/shell';
import { createConsoleHost } from '../host/console-host.ts';
import { stationClient } from '../host/station-client.ts';
import { useLanguage } from '../host/use-language.ts';
import { screens } from './screens.ts';

/** Everything below `/{station}`: the shell around the current screen. */
export function StationLayout() {
  const { station } = useParams({ strict: false });
  // The shell switches when a screen has loaded, not when the user requests it.
  const path = useRouterState({ select: (state) => (state.resolvedLocation ?? state.location).pathname });
  const isNavigating = useRouterState({ select: (state) => state.status === 'pending' });
  const router = useRouter();
  const host = useMemo(() => createConsoleHost(router, Object.keys(screens)), [router]);
  const language = useLanguage();
  if (!station) return null;
  return (
    <PostKitProvider key={station} client={stationClient(station)} host={host} {...language}>
      <Shell path={path} isNavigating={isNavigating}>
        <Outlet />
      </Shell>
    </PostKitProvider>
  );
}
