import { z } from 'zod';

/** Where a test mail goes. */
export const testMailInput = z.object({
  /** An email address; that of the caller, if it is absent. */
  to: z.email('This is not an email address.').max(254).optional(),
});
export type TestMailInput = z.infer<typeof testMailInput>;

/** A test mail that the mail server has accepted; it may still bounce. */
export const testMail = z.object({
  /** The address that it went to. */
  to: z.string(),
  /** Its sender, as POSTKIT_MAIL_FROM names it. */
  from: z.string(),
  /** Host and port of the mail server. */
  server: z.string(),
});
export type TestMail = z.infer<typeof testMail>;
