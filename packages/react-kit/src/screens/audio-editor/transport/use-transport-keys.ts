import { useEffect, useRef } from 'react';
import { isFrom, takesText } from '../../../ui/keys/key-path.ts';
import { transportKey } from './transport-key.ts';
import type { Transport } from './transport.controller.ts';

/** Elements that Space presses. */
const pressed =
  'input, button, a, summary, [role="button"], [role="checkbox"], [role="radio"], [role="menuitem"]';

/** J, K, L and Space inside an element, except where the user types or Space presses something. */
export function useTransportKeys(element: HTMLElement | null, transport: Transport): void {
  const latest = useRef(transport);
  useEffect(() => {
    latest.current = transport;
  });
  useEffect(() => {
    if (!element) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      const command = event.defaultPrevented ? null : transportKey(event);
      if (
        !command ||
        !latest.current.canPlay ||
        takesText(event) ||
        (command === 'toggle' && isFrom(event, pressed))
      )
        return;
      event.preventDefault();
      latest.current[command]();
    };
    element.addEventListener('keydown', onKeyDown);
    return () => element.removeEventListener('keydown', onKeyDown);
  }, [element]);
}
