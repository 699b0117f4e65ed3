import { z } from 'zod';
import { logAdmins, logUsers } from '../operation-builders.ts';
import { playoutReading, playoutSample } from './playout-reading.ts';
import { playoutSystem } from './playout-system.ts';

export const playoutOperations = {
  systems: logUsers.read('playout.systems', '/{station}/api/v1/playout/systems/', {
    scope: 'station',
    summary: 'List the playout systems whose messages the station reads',
    response: z.object({
      /** By name. */
      systems: z.array(playoutSystem),
    }),
  }),
  read: logAdmins.submit('playout.read', '/{station}/api/v1/playout/read/', {
    summary: 'Read a message of a playout system and show the elements that it names; stores nothing',
    body: playoutSample,
    response: playoutReading,
    worksOnFullDisk: true,
  }),
} as const;
