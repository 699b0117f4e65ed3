import { z } from 'zod';
import { wholeNumber } from './define-command.ts';

/** The argument of a command on one resource. `list` names the command that shows ids, also after a 404. */
export function idArgument(list: string) {
  return wholeNumber.meta({ name: 'id', list, description: `id that "${list}" shows` });
}

/** The argument of a command on several resources. */
export function idsArgument(list: string) {
  return z
    .array(wholeNumber)
    .meta({ name: 'ids', list, description: `ids that "${list}" shows; - reads them from standard input` });
}
