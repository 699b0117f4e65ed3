import { z } from 'zod';
import { idArgument } from '../../core/id-arguments.ts';

/** Chooses between an event and an episode with the same command. */
export const ownerOption = z
  .boolean()
  .optional()
  .meta({ description: 'the id is that of an episode, not of an event' });

export const ownerArgument = idArgument('log events');
