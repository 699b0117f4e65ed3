import { loadPart } from '@postkit/react-kit';
import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** The code of a screen could not be loaded. */
export class ScreenCodeError extends Error {
  override name = 'ScreenCodeError';
}

/**
 * A page whose code loads on navigation or preload, with one retry. The router alone would reload the whole page after a
 * failure, which removes the workspace while the station is unreachable.
 */
export function lazyScreen<Name extends string>(load: () => Promise<Record<Name, () => ReactNode>>, name: Name): RouteComponent {
  return lazyRouteComponent(
    () =>
      loadPart(load).catch((cause: unknown) => {
        throw new ScreenCodeError(`The code of ${name} did not come.`, { cause });
      }),
    name,
  );
}
