import { z } from 'zod';

const list = 'clips list';
const guid = z.uuid('This is not the id of a clip.');

export const clipArgument = guid.meta({ name: 'id', list, description: `id that "${list}" shows` });

export const clipsArgument = z
  .array(guid)
  .meta({ name: 'ids', list, description: `ids that "${list}" shows; - reads them from standard input` });
