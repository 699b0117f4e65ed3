import { logRule, type LogSource } from '@postkit/sdk/schema';
import { z } from 'zod';

/** The log's settings as form values. */
export interface LogSourceFields {
  url: string;
  fallback_url: string;
  active: boolean;
  rules: { contains: string; category: string }[];
  default_category: string;
  alerts: { after_minutes: number; emails: string[]; webhook_url: string };
  remove_credentials: boolean;
  remove_fallback_credentials: boolean;
}

export function fieldsOfSource({ url, fallback_url, active, rules, default_category, alerts }: LogSource): LogSourceFields {
  const { after_minutes, emails, webhook_url } = alerts;
  return {
    url,
    fallback_url,
    active,
    rules,
    default_category,
    alerts: { after_minutes, emails, webhook_url },
    remove_credentials: false,
    remove_fallback_credentials: false,
  };
}

const errorTexts = {
  address: 'Enter an address that starts with http:// or https://',
  stream: 'Enter an address that starts with http://, https://, srt:// or rtp://',
  long: 'This address is longer than 2048 characters.',
  sameAddress: 'Enter an address other than the main one.',
  noAddress: 'Enter the address of the stream to record it.',
  contains: 'Enter the text that the title contains.',
  category: 'Enter a category.',
  minutes: 'Enter 1 to 1440 minutes.',
  emails: 'Enter at most 20 addresses.',
  email: (text: string) => `“${text}” is not an email address.`,
};

/** An http or https address, or an empty text. */
const address = z
  .string()
  .trim()
  .max(2048, errorTexts.long)
  .refine((text) => text === '' || isHttp(text), errorTexts.address);
/** An address that the recorder can open, or an empty text. */
const stream = z
  .string()
  .trim()
  .max(2048, errorTexts.long)
  .refine((text) => text === '' || (/^(?:https?|srt|rtp):\/\//i.test(text) && URL.canParse(text)), errorTexts.stream);
const category = z.string().trim().min(1, errorTexts.category).pipe(logRule.shape.category);

export const logSourceFieldsSchema = z
  .object({
    url: stream,
    fallback_url: stream,
    active: z.boolean(),
    rules: z.array(z.object({ contains: z.string().trim().min(1, errorTexts.contains).pipe(logRule.shape.contains), category })),
    default_category: category,
    alerts: z.object({
      after_minutes: z
        .number({ error: errorTexts.minutes })
        .int(errorTexts.minutes)
        .min(1, errorTexts.minutes)
        .max(1440, errorTexts.minutes),
      // One message for the one field that holds all addresses.
      emails: z
        .array(z.string())
        .max(20, errorTexts.emails)
        .superRefine((emails, context) => {
          const wrong = emails.find((email) => !z.email().safeParse(email).success);
          if (wrong !== undefined) context.addIssue(errorTexts.email(wrong));
        }),
      webhook_url: address,
    }),
    remove_credentials: z.boolean(),
    remove_fallback_credentials: z.boolean(),
  })
  .refine(({ url, fallback_url }) => fallback_url === '' || fallback_url !== url, {
    path: ['fallback_url'],
    error: errorTexts.sameAddress,
  })
  .refine(({ url, active }) => !active || url !== '', { path: ['url'], error: errorTexts.noAddress });

function isHttp(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text);
}

/** Whether stored credentials still apply to an address, which is so if its origin and path are unchanged. */
export function keepsCredentials(before: string, after: string): boolean {
  const [one, other] = [before, after.trim()].map((text) => (URL.canParse(text) ? new URL(text) : null));
  if (!one || !other) return false;
  return one.protocol === other.protocol && one.host === other.host && one.pathname === other.pathname;
}
