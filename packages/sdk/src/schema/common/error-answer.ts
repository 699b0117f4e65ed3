import { z } from 'zod';

/** What every error answers; `errors` names the fields of a body that did not fit. */
export const errorAnswer = z.object({
  error_message: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
});
export type ErrorAnswer = z.output<typeof errorAnswer>;
