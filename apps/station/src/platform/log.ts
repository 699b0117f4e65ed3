import { pino, type DestinationStream, type Logger } from 'pino';
import { redact } from './redact.ts';

export type Log = Logger;

/** JSON lines on standard output. Secrets are removed from the finished line, so that no field can be forgotten. */
export function createLog(settings: { logLevel: string }, destination?: DestinationStream): Log {
  const options = {
    level: settings.logLevel,
    hooks: { streamWrite: redact },
    serializers: { req: describeRequest },
  };
  return destination ? pino(options, destination) : pino(options);
}

function describeRequest(request: { method?: string; url?: string; ip?: string }) {
  return { method: request.method, url: request.url, ip: request.ip };
}
