/** Idle milliseconds that a frame must have left to run a task. */
const minIdleMs = 10;
const waiting = new Set<() => void>();
let isAsked = false;

/**
 * Runs a task when the browser is idle, in the order of the calls and at most one task per idle period.
 * Returns a function that cancels the task. Requires `requestIdleCallback`.
 */
export function whenIdle(task: () => void): () => void {
  waiting.add(task);
  ask();
  return () => waiting.delete(task);
}

/** Whether this browser has `requestIdleCallback`. */
export function hasIdleCallback(): boolean {
  return typeof requestIdleCallback === 'function';
}

function ask() {
  if (isAsked || waiting.size === 0) return;
  isAsked = true;
  requestIdleCallback(runOne);
}

function runOne(deadline: IdleDeadline) {
  isAsked = false;
  const [task] = waiting;
  if (task && deadline.timeRemaining() > minIdleMs) {
    waiting.delete(task);
    task();
  }
  ask();
}
