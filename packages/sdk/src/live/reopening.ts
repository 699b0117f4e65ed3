import type { Clock } from '../core/clock.ts';

/** The pause before a failed stream is opened again. */
export function createReopening(clock: Clock) {
  let pending: { readonly open: () => void; readonly cancel: () => void } | undefined;

  function cancel(): void {
    pending?.cancel();
    pending = undefined;
  }

  return {
    /** Opens after a number of milliseconds, and not after an earlier pause. */
    after(milliseconds: number, open: () => void): void {
      cancel();
      const run = () => {
        cancel();
        open();
      };
      pending = { open: run, cancel: clock.after(milliseconds, run) };
    },
    /** Opens at once instead of after the pause. Returns false if there is none. */
    hurry(): boolean {
      const waiting = pending;
      waiting?.open();
      return waiting !== undefined;
    },
    cancel,
  };
}
