import { createRootRoute, createRoute, createRouter, redirect } from '@tanstack/react-router';
import { ScreenSkeleton } from '@postkit/react-kit/shell';
import { plainSearch } from '../host/plain-search.ts';
import { NotFoundPage, NotFoundScreen } from './not-found-page.tsx';
import { openFirst } from './open-first.ts';
import { redirects } from './redirects.ts';
import { ScreenError } from './screen-error.tsx';
import { screens } from './screens.ts';
import { StationLayout } from './station-layout.tsx';

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
