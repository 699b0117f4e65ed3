import type { Host, LeaveQuestion } from '@postkit/react-kit';
import type { RouterHistory } from '@tanstack/react-router';

/**
 * Confirmations before the user leaves a screen, one after the other. `onLeave` is called only after the user confirms all
 * of them, so a user who stays loses nothing.
 */
export function createLeaveQuestions(history: Pick<RouterHistory, 'block'>, confirm: (text: string) => boolean): Host['askBeforeLeaving'] {
  const asked = new Map<LeaveQuestion, (() => void) | undefined>();
  let unblock: (() => void) | undefined;

  function isKept(to: string): boolean {
    const confirmed: (() => void)[] = [];
    for (const [question, onLeave] of asked) {
      const text = question(to);
      if (text === null) continue;
      if (!confirm(text)) return true;
      if (onLeave) confirmed.push(onLeave);
    }
    for (const onLeave of confirmed) onLeave();
    return false;
  }

  return (question, onLeave) => {
    asked.set(question, onLeave);
    unblock ??= history.block({
      blockerFn: ({ nextLocation }) => isKept(nextLocation.pathname),
      enableBeforeUnload: () => [...asked.keys()].some((each) => each(null) !== null),
    });
    return () => {
      asked.delete(question);
      if (asked.size > 0) return;
      unblock?.();
      unblock = undefined;
    };
  };
}
