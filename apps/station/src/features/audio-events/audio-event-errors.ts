import { defineErrors } from '../../platform/errors/define-errors.ts';
import type { StationError } from '../../platform/errors/station-error.ts';

/** Creates the errors of logged and uploaded audio. */
export const fail = defineErrors({
  'audio-events.absent': { status: 404, message: 'Not found.' },
  'audio-events.gone': {
    status: 410,
    message:
      'This audio was deleted: recordings are kept for a limited time, longer only if an episode uses them.',
  },
  'audio-events.empty': { status: 400, message: 'There is no audio left between this start and end.' },
  'audio-events.not-uploaded': {
    status: 409,
    message: 'Only uploaded audio can be renamed, deleted or restored.',
  },
});

/** The error for one event among several, which it names. */
export function deletedEventError({ title }: { readonly title: string }): StationError {
  const message = `The audio of “${title}” was deleted: recordings are kept for a limited time, longer only if an episode uses them.`;
  return fail('audio-events.gone', { message });
}
