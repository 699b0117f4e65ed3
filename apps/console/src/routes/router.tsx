import {
  createRootRoute,
  createRoute,
  createRouter,
  type ErrorComponentProps,
  Outlet,
  redirect,
  useParams,
  useRouter,
  useRouterState,
} from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { PostKitProvider, ScreenFailure, ScreenNotLoaded } from '@postkit/react-kit';
import { ScreenSkeleton, Shell } from '@postkit/react-kit/shell';
import { createConsoleHost } from '../host/console-host.ts';
import { plainSearch } from '../host/plain-search.ts';
import { stationClient } from '../host/station-client.ts';
import { useLanguage } from '../host/use-language.ts';
import { ScreenCodeError } from './lazy-screen.ts';
import { NotFoundPage, NotFoundScreen } from './not-found-page.tsx';
import { openFirst } from './open-first.ts';
import { screens } from './screens.ts';

/** Redirects of addresses below `/{station}`; `$name` is a path parameter. */
const redirects: Readonly<Record<string, string>> = {
  '/': 'shows',
  'shows/$showId': 'shows/$showId/details',
  'shows/edit/$showId': 'shows/edit/$showId/basic-info',
  'new-episode': 'episodes/0/edit-audio/audio-builder',
  'episodes/0/edit-audio/audio-builder': 'audio-editor',
  'shows/$showId/new-episode': 'shows/$showId/episodes/0/edit-audio/audio-editor',
  'shows/$showId/episodes/$episodeId/edit-audio/audio-builder':
    'shows/$showId/episodes/$episodeId/edit-audio/audio-editor',
};

const root = createRootRoute({ notFoundComponent: NotFoundPage });

const home = createRoute({ getParentRoute: () => root, path: '/', beforeLoad: openFirst });

const station = createRoute({
  getParentRoute: () => root,
  path: '$station',
  component: StationLayout,
  notFoundComponent: NotFoundScreen,
});

const screenRoutes = Object.entries(screens).map(([path, component]) =>
  createRoute({ getParentRoute: () => station, path, component }),
);

const redirectRoutes = Object.entries(redirects).map(([path, target]) =>
  createRoute({
    getParentRoute: () => station,
    path,
    beforeLoad: ({ params, location }) => {
      const filled: Readonly<Record<string, string>> = params;
      const address = `/$station/${target}`.replaceAll(/\$(\w+)/g, (_, name: string) =>
        encodeURIComponent(filled[name] ?? ''),
      );
      throw redirect({ href: address + location.searchStr, replace: true });
    },
  }),
);

export const router = createRouter({
  routeTree: root.addChildren([home, station.addChildren([...screenRoutes, ...redirectRoutes])]),
  ...plainSearch,
  defaultPreload: 'intent',
  // The frame shows with the skeleton of the first screen while its code loads.
  defaultPendingComponent: ScreenSkeleton,
  defaultPendingMs: 0,
  defaultPendingMinMs: 0,
  defaultErrorComponent: ScreenError,
});

const leaveFirst = router.subscribe('onResolved', () => {
  leaveFirst();
  // A later screen keeps the one before for a moment, and has no minimum time that would delay it.
  router.update({ ...router.options, defaultPendingMs: 150 });
});

/** Replaces a screen that threw or whose code could not be loaded. */
function ScreenError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const retry = useCallback(() => {
    void router.invalidate();
    reset();
  }, [router, reset]);
  return error instanceof ScreenCodeError ? (
    <ScreenNotLoaded onRetry={retry} />
  ) : (
    <ScreenFailure onRetry={retry} />
  );
}

/** Everything below `/{station}`: the shell around the current screen. */
function StationLayout() {
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
