import type { EmitEvent, HostEvents } from './host-events.ts';
import { logFailures } from './quiet-telemetry.ts';

/** Calls one of the host's callbacks. A failure is logged. */
export function emitEvent(events: HostEvents | undefined, ...[name, event]: Parameters<EmitEvent>): void {
  const call = events?.[name] as ((given: typeof event) => void) | undefined;
  if (call) logFailures(name, call)(event);
}
