import type { RouterHistory } from '@tanstack/react-router';
import type { Host, LeaveQuestion } from '@postkit/react-kit';

/**
 * Confirmations before the user leaves a screen, one after the other. `onLeave` is called only after the user confirms all
 * of them, so a user who stays loses nothing.
 */
export function createLeaveQuestions(
  history: Pick<RouterHistory, 'block'>,
  confirm: (text: string) => boolean,
): Host['askBeforeLeaving'] {
  const questions = new Map<LeaveQuestion, (() => void) | undefined>();
  let unblock: (() => void) | undefined;

  function staysOn(to: string): boolean {
    const confirmed: (() => void)[] = [];
    for (const [question, onLeave] of questions) {
      const text = question(to);
      if (text === null) continue;
      if (!confirm(text)) return true;
      if (onLeave) confirmed.push(onLeave);
    }
    for (const onLeave of confirmed) onLeave();
    return false;
  }

  return (question, onLeave) => {
    questions.set(question, onLeave);
    unblock ??= history.block({
      blockerFn: ({ nextLocation }) => staysOn(nextLocation.pathname),
      enableBeforeUnload: () => [...questions.keys()].some((each) => each(null) !== null),
    });
    return () => {
      questions.delete(question);
      if (questions.size > 0) return;
      unblock?.();
      unblock = undefined;
    };
  };
}
