import { z } from 'zod';

/** The ways by which messages of playout systems reach a station. */
export const playoutTransports = [
  'http-in',
  'http-poll',
  'sse',
  'websocket',
  'tcp-server',
  'tcp-client',
  'udp',
  'file',
  'stream',
] as const;

/** A playout system whose messages the station reads. */
export const playoutSystem = z.object({
  /** Id, such as `zetta`. */
  id: z.string(),
  /** Name of the maker's product, and of the form if it has several. */
  name: z.string(),
  /** The ways that the system offers, the usual one first. */
  transports: z.array(z.enum(playoutTransports)),
  /** Whether the form was seen in a public source; otherwise it is only described there, and untried. */
  is_seen: z.boolean(),
});
export type PlayoutSystem = z.output<typeof playoutSystem>;
