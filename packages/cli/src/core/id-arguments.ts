import { z } from 'zod';
import { wholeNumber } from './define-command.ts';

/** The argument of a command on one resource. `list` names the command that shows ids. */
export function idArgument(list: string) {
  return wholeNumber.meta({ name: 'id', description: `id that "${list}" shows` });
}

/** The argument of a command on several resources. */
export function idsArgument(list: string) {
  return z.array(wholeNumber).meta({ name: 'ids', description: `ids that "${list}" shows; - reads them from standard input` });
}
