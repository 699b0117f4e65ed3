import type { Host } from '@postkit/react-kit';
import type { AnyRouter, BlockerFn } from '@tanstack/react-router';
import { leaveOnce } from './leave-once.ts';

/** The console as the kit's host: screens go through its router, and a question for leaving stands in their way. */
export function createConsoleHost(router: AnyRouter, areas: readonly string[]): Partial<Host> {
  return {
    areas,
    leave: leaveOnce,
    navigate: (to, options) => {
      void router.navigate({ href: to, replace: options?.replace ?? false });
    },
    askBeforeLeaving: (question) => {
      // A blocker answers whether it stands in the way.
      const blockerFn: BlockerFn = ({ nextLocation }) => {
        const text = question(nextLocation.pathname);
        return text !== null && !globalThis.confirm(text);
      };
      return router.history.block({ blockerFn, enableBeforeUnload: () => question(null) !== null });
    },
  };
}
