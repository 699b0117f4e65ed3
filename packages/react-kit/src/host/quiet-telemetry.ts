import type { Host } from './host.ts';

/** Analytics and support tools are nobody's trouble at work: whatever fails in them is logged and goes no further. */
export function quietTelemetry({ track, identify, ...host }: Host): Host {
  return { ...host, ...(track && { track: quietly('track', track) }), ...(identify && { identify: quietly('identify', identify) }) };
}

function quietly<Told extends unknown[]>(name: string, call: (...told: Told) => void | Promise<void>): (...told: Told) => void {
  const log = (error: unknown) => console.warn(`The host’s ${name} failed`, error);
  return (...told) => {
    try {
      call(...told)?.catch(log);
    } catch (error) {
      log(error);
    }
  };
}
