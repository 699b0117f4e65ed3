import type { Host } from './host.ts';
import { runQuietly } from './log-failure.ts';

/** Analytics and support tools must not disturb the user's work: their failures are logged and not rethrown. */
export function quietTelemetry({ track, identify, ...host }: Host): Host {
  return {
    ...host,
    ...(track && { track: logFailures('track', track) }),
    ...(identify && { identify: logFailures('identify', identify) }),
  };
}

/** Calls a function of the host, and logs its failure. */
export function logFailures<Args extends unknown[]>(
  name: string,
  call: (...args: Args) => void | Promise<void>,
): (...args: Args) => void {
  return (...args) => void runQuietly(`The host’s ${name}`, () => call(...args));
}
