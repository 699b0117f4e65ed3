import { z } from 'zod';

/** The result of a test of a destination: whether its platform accepts the station's access, and a sentence for users. */
export const connectionCheck = z.object({
  /** Whether the destination accepted the settings. */
  success: z.boolean(),
  /** Result of the check, for the user. */
  message: z.string(),
});
export type ConnectionCheck = z.output<typeof connectionCheck>;
