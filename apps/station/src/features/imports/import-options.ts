import { z } from 'zod';
import { importShowFieldName } from '@postkit/sdk/schema';
import type { ImportRow } from './import-tables.ts';

const schema = z.object({
  show_fields: z.array(importShowFieldName).default([]),
  keep_audio: z.boolean().default(true),
});

/** The stored choices of the user who applied an import. */
export function importOptions({ options }: Pick<ImportRow, 'options'>): z.output<typeof schema> {
  return schema.parse(JSON.parse(options));
}
