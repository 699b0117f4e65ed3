import { useEffect, useRef } from 'react';
import type { Transport } from './transport.controller.ts';
import { transportKey } from './transport-key.ts';

/** J, K and L inside an element, except where the user types. */
export function useTransportKeys(element: HTMLElement | null, transport: Transport): void {
  const latest = useRef(transport);
  useEffect(() => {
    latest.current = transport;
  });
  useEffect(() => {
    if (!element) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.closest('input, textarea') !== null;
      const command = isTyping ? null : transportKey(event);
      if (!command || !latest.current.canPlay) return;
      event.preventDefault();
      latest.current[command]();
    };
    element.addEventListener('keydown', onKeyDown);
    return () => element.removeEventListener('keydown', onKeyDown);
  }, [element]);
}
