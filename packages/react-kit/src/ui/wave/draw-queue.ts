/** Idle milliseconds that must remain to draw another one. */
const minIdleMs = 4;
/** Milliseconds after which waiting drawings no longer wait for an idle browser. */
const patienceMs = 400;
/** Milliseconds of drawing per frame in a browser that does not report when it is idle. */
const frameMs = 4;

const waiting = new Set<() => void>();
let isAsked = false;

/** Runs a drawing when the browser is idle, in the order of the calls. Returns a function that cancels it. */
export function drawWhenIdle(draw: () => void): () => void {
  waiting.add(draw);
  ask();
  return () => waiting.delete(draw);
}

function ask(): void {
  if (isAsked || waiting.size === 0) return;
  isAsked = true;
  if (typeof requestIdleCallback === 'function') {
    requestIdleCallback((deadline) => run(() => deadline.timeRemaining()), { timeout: patienceMs });
  } else {
    requestAnimationFrame((start) => run(() => start + frameMs + minIdleMs - performance.now()));
  }
}

function run(remaining: () => number): void {
  isAsked = false;
  // At least one, because a drawing that was patient for long enough finds no idle time.
  do {
    const [draw] = waiting;
    if (!draw) return;
    waiting.delete(draw);
    draw();
  } while (remaining() > minIdleMs);
  ask();
}
