import { useEffect, useRef } from 'react';
import type { ShownMessage } from '../../host/messages.store.ts';

/** Time after which a message is dismissed. */
const messageMilliseconds = 30_000;

interface Timer {
  left: number;
  startedAt: number;
  handle: ReturnType<typeof setTimeout>;
}

/** Dismisses each message after its time; the time of all pauses while the user is at the bar. */
export function useMessageTimers(
  messages: readonly ShownMessage[],
  isPaused: boolean,
  dismiss: (key: number) => void,
): void {
  const timers = useRef(new Map<number, Timer>());

  useEffect(() => {
    const running = timers.current;
    const stop = () => {
      const now = Date.now();
      for (const timer of running.values()) {
        clearTimeout(timer.handle);
        timer.left = Math.max(0, timer.left - (now - timer.startedAt));
      }
    };
    for (const key of running.keys())
      if (!messages.some((message) => message.key === key)) running.delete(key);
    if (isPaused) return undefined;
    const now = Date.now();
    for (const { key } of messages) {
      const left = running.get(key)?.left ?? messageMilliseconds;
      running.set(key, { left, startedAt: now, handle: setTimeout(() => dismiss(key), left) });
    }
    return stop;
  }, [messages, isPaused, dismiss]);
}
