import { z } from 'zod';

/** The body of every error response. `errors` holds messages by the field of the request body. */
export const errorResponse = z.object({
  error_message: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
});
export type ErrorResponse = z.output<typeof errorResponse>;
