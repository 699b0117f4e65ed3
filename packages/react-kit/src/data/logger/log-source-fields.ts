import { z } from 'zod';
import { logRule, type LogSource } from '@postkit/sdk/schema';
import type { Catalogue } from '../../words/catalogue.ts';
import { logSourceFieldsMessages } from './log-source-fields.messages.ts';

/** The log's settings as form values. */
export interface LogSourceFields {
  url: string;
  fallback_url: string;
  title_encoding: string | null;
  fallback_title_encoding: string | null;
  active: boolean;
  rules: { contains: string; category: string }[];
  default_category: string;
  alerts: { after_minutes: number; emails: string[]; webhook_url: string };
  remove_credentials: boolean;
  remove_fallback_credentials: boolean;
}

export function fieldsOfSource(source: LogSource): LogSourceFields {
  const {
    url,
    fallback_url,
    title_encoding,
    fallback_title_encoding,
    active,
    rules,
    default_category,
    alerts,
  } = source;
  const { after_minutes, emails, webhook_url } = alerts;
  return {
    url,
    fallback_url,
    title_encoding,
    fallback_title_encoding,
    active,
    rules,
    default_category,
    alerts: { after_minutes, emails, webhook_url },
    remove_credentials: false,
    remove_fallback_credentials: false,
  };
}

/** An http or https address, or an empty text. */
const address = (catalogue: Catalogue) => {
  const messages = catalogue.wordsOf(logSourceFieldsMessages);
  return z
    .string()
    .trim()
    .max(2048, messages.long)
    .refine((text) => text === '' || isHttp(text), messages.address);
};
/** An address that the recorder can open, or an empty text. */
const stream = (catalogue: Catalogue) => {
  const messages = catalogue.wordsOf(logSourceFieldsMessages);
  return z
    .string()
    .trim()
    .max(2048, messages.long)
    .refine(
      (text) => text === '' || (/^(?:https?|srt|rtp):\/\//i.test(text) && URL.canParse(text)),
      messages.stream,
    );
};
const category = (catalogue: Catalogue) =>
  z.string().trim().min(1, catalogue.wordsOf(logSourceFieldsMessages).category).pipe(logRule.shape.category);

export const logSourceFieldsSchema = (catalogue: Catalogue) => {
  const messages = catalogue.wordsOf(logSourceFieldsMessages);
  return z
    .object({
      url: stream(catalogue),
      fallback_url: stream(catalogue),
      title_encoding: z.string().nullable(),
      fallback_title_encoding: z.string().nullable(),
      active: z.boolean(),
      rules: z.array(
        z.object({
          contains: z.string().trim().min(1, messages.contains).pipe(logRule.shape.contains),
          category: category(catalogue),
        }),
      ),
      default_category: category(catalogue),
      alerts: z.object({
        after_minutes: z
          .number({ error: messages.minutes })
          .int(messages.minutes)
          .min(1, messages.minutes)
          .max(1440, messages.minutes),
        // One message for the one field that holds all addresses.
        emails: z
          .array(z.string())
          .max(20, messages.emails)
          .superRefine((emails, context) => {
            const wrong = emails.find((email) => !z.email().safeParse(email).success);
            if (wrong !== undefined) context.addIssue(messages.email(wrong));
          }),
        webhook_url: address(catalogue),
      }),
      remove_credentials: z.boolean(),
      remove_fallback_credentials: z.boolean(),
    })
    .refine(({ url, fallback_url }) => fallback_url === '' || fallback_url !== url, {
      path: ['fallback_url'],
      error: messages.sameAddress,
    })
    .refine(({ url, active }) => !active || url !== '', { path: ['url'], error: messages.noAddress });
};

function isHttp(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text);
}

/** Whether stored credentials still apply to an address, which is so if its origin and path are unchanged. */
export function keepsCredentials(before: string, after: string): boolean {
  const [one, other] = [before, after.trim()].map((text) => (URL.canParse(text) ? new URL(text) : null));
  if (!one || !other) return false;
  return one.protocol === other.protocol && one.host === other.host && one.pathname === other.pathname;
}
