/**
 * Calls back when a browser is online again, or shows the page again: timers of a hidden page or a sleeping laptop are late.
 * Does nothing outside browsers. The returned function unsubscribes.
 */
export function onWakeUp(wake: () => void): () => void {
  const { document } = globalThis;
  const onVisibility = () => {
    if (document.visibilityState === 'visible') wake();
  };
  globalThis.addEventListener?.('online', wake);
  document?.addEventListener('visibilitychange', onVisibility);
  return () => {
    globalThis.removeEventListener?.('online', wake);
    document?.removeEventListener('visibilitychange', onVisibility);
  };
}
