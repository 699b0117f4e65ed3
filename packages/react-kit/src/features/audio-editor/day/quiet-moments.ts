/** What a frame must have left for a task, in milliseconds. */
const enough = 10;
const waiting = new Set<() => void>();
let isAsked = false;

/**
 * Runs one of the waiting tasks in each moment in which the browser has nothing better to do, in the order in which they came.
 * Answers what takes the task back. Only for a browser that tells such moments.
 */
export function inQuietMoment(task: () => void): () => void {
  waiting.add(task);
  ask();
  return () => waiting.delete(task);
}

/** Whether this browser can say when it has nothing better to do. */
export function tellsQuietMoments(): boolean {
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
  if (task && deadline.timeRemaining() > enough) {
    waiting.delete(task);
    task();
  }
  ask();
}
