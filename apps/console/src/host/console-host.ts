import type { AnyRouter } from '@tanstack/react-router';
import type { Host } from '@postkit/react-kit';
import { createLeaveQuestions } from './leave-questions.ts';
import { navigateOnce } from './navigate-once.ts';

/** The console as the kit's host: screens navigate through its router, which asks for confirmation before leaving. */
export function createConsoleHost(router: AnyRouter, areas: readonly string[]): Partial<Host> {
  return {
    areas,
    leave: navigateOnce,
    navigate: (to, options) => {
      void router.navigate({ href: to, replace: options?.replace ?? false });
    },
    askBeforeLeaving: createLeaveQuestions(router.history, (text) => globalThis.confirm(text)),
  };
}
