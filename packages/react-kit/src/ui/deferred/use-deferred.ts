import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Deferred } from './deferred.ts';

/** A long task of the page delays the load by at most this many milliseconds. */
const longestWait = 4000;

/** The code once it has loaded. It loads when `isNeeded`, and otherwise when the browser is idle. */
export function useDeferred<Part extends object>(code: Deferred<Part>, isNeeded: boolean) {
  const part = useSyncExternalStore(code.subscribe, code.current, () => undefined);
  const [hasFailed, setFailed] = useState(false);
  const isMissing = part === undefined;

  useEffect(() => {
    if (isMissing) return whenIdle(() => void code.load().catch(() => undefined));
    return undefined;
  }, [code, isMissing]);

  useEffect(() => {
    if (!isMissing || !isNeeded || hasFailed) return undefined;
    let isCurrent = true;
    code.load().catch(() => isCurrent && setFailed(true));
    return () => {
      isCurrent = false;
    };
  }, [code, isMissing, isNeeded, hasFailed]);

  return { part, hasFailed: hasFailed && isMissing, retry: () => setFailed(false) };
}

/** Runs the work when the browser is idle; in browsers without that event, after the current task. */
function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const idle = requestIdleCallback(work, { timeout: longestWait });
    return () => cancelIdleCallback(idle);
  }
  const timer = setTimeout(work, 1);
  return () => clearTimeout(timer);
}
