import { loadPart } from '@postkit/react-kit';
import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** The code of a screen did not come. */
export class ScreenCodeError extends Error {
  override name = 'ScreenCodeError';
}

/**
 * A page that is loaded when somebody goes there, or seems about to, and once more where that fails. The router itself would load the whole page anew
 * when that fails, which takes away the workspace exactly while the station is not there to give it back.
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
