/** Idle milliseconds that must remain to draw another one. */
const minIdleMs = 4;
/** Milliseconds after which waiting drawings no longer wait for an idle browser. */
const patienceMs = 400;
/** Milliseconds of drawing per frame in a browser that does not report when it is idle. */
const frameMs = 4;

const waiting = new Set<() => void>();
let cancelAsk: (() => void) | null = null;

/** Runs a drawing when the browser is idle, in the order of the calls. Returns a function that cancels it. */
export function drawWhenIdle(draw: () => void): () => void {
  waiting.add(draw);
  ask();
  return () => {
    waiting.delete(draw);
    if (waiting.size > 0) return;
    cancelAsk?.();
    cancelAsk = null;
  };
}

function ask(): void {
  if (cancelAsk || waiting.size === 0) return;
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback((deadline) => run(() => deadline.timeRemaining()), {
      timeout: patienceMs,
    });
    cancelAsk = () => cancelIdleCallback(id);
  } else {
    const id = requestAnimationFrame((start) => run(() => start + frameMs + minIdleMs - performance.now()));
    cancelAsk = () => cancelAnimationFrame(id);
  }
}

function run(remaining: () => number): void {
  cancelAsk = null;
  // At least one, because a drawing that was patient for long enough finds no idle time.
  do {
    const [draw] = waiting;
    if (!draw) return;
    waiting.delete(draw);
    draw();
  } while (remaining() > minIdleMs);
  ask();
}
