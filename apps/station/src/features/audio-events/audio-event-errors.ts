import { defineErrors } from '../../platform/errors/define-errors.ts';
import type { StationError } from '../../platform/errors/station-error.ts';

/** Makes the errors of logged and uploaded audio. */
export const fail = defineErrors({
  'audio-events.absent': { status: 404, message: 'Not found.' },
  'audio-events.gone': { status: 410, message: 'That audio is gone: recordings are deleted after 90 days unless an episode uses them.' },
  'audio-events.empty': { status: 400, message: 'Nothing of the audio is left between that start and end.' },
  'audio-events.not-uploaded': { status: 409, message: 'Only uploaded audio can be renamed, or taken out of the library and back.' },
});

/** The error of one event among several: it names the one whose audio is gone. */
export function goneOf({ title }: { readonly title: string }): StationError {
  const message = `The audio of “${title}” is gone: recordings are deleted after 90 days unless an episode uses them.`;
  return fail('audio-events.gone', { message });
}
