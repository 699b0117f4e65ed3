import { flushSync } from 'react-dom';

/** Idle milliseconds that a frame must have left to run a task. */
const minIdleMs = 10;
/** Layout and paint take about as long as the task itself. */
const costFactor = 2;

interface IdleTask {
  run: () => void;
  /** Whether the user scrolls or drags: the task then also waits for a frame with time for what the one before took. */
  isMoving?: (() => boolean) | undefined;
}

const waiting = new Set<IdleTask>();
let isAsked = false;
let lastCostMs = 0;

/**
 * Runs a task when the browser is idle, in the order of the calls and at most one task per idle period.
 * React renders the changes of a task at once. Returns a function that cancels the task. Requires `requestIdleCallback`.
 */
export function whenIdle(run: () => void, isMoving?: () => boolean): () => void {
  const task: IdleTask = { run, isMoving };
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
  if (task && deadline.timeRemaining() > neededMs(task)) {
    waiting.delete(task);
    const start = performance.now();
    // Rendered at once, so that the time it takes is known.
    flushSync(task.run);
    lastCostMs = performance.now() - start;
  }
  ask();
}

function neededMs({ isMoving }: IdleTask): number {
  return isMoving?.() ? Math.max(minIdleMs, costFactor * lastCostMs) : minIdleMs;
}
