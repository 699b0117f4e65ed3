import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { loadPart } from '@postkit/react-kit';
import type { ScreenName } from '@postkit/react-kit/messages';

/** The code of a screen could not be loaded. */
export class ScreenCodeError extends Error {
  override name = 'ScreenCodeError';
}

/**
 * A page whose code and words load on navigation or preload, with one retry. The router alone would reload the whole page after a
 * failure, which removes the workspace while the station is unreachable.
 */
export function lazyScreen<Name extends string>(
  load: () => Promise<Record<Name, () => ReactNode>>,
  name: Name,
  screen: ScreenName,
): RouteComponent {
  async function loadCode() {
    try {
      return await loadPart(load);
    } catch (cause) {
      throw new ScreenCodeError(`The code of ${name} did not come.`, { cause });
    }
  }
  return lazyRouteComponent(async () => {
    // Imported here, because the list of the screens is read outside a page too.
    const words = import('../host/language.ts').then(({ loadScreenWords }) => loadScreenWords(screen));
    const [code] = await Promise.all([loadCode(), words]);
    return code;
  }, name);
}
