import { episodeTypes } from '@postkit/sdk/schema';
import { z } from 'zod';
import type { ScheduleFields, FieldName } from './schedule-fields.ts';
import { fieldMessages as messages } from './schedule-setup.messages.ts';

const required = (missing: string) => z.string().trim().min(1, missing);

/** The rules of each field. A field shows its errors, but they do not prevent saving. */
export const fieldRules = z.object({
  squareCoverArtURL: required(messages.coverMissing),
  socialShareImageURL: required(messages.shareMissing),
  name: required(messages.titleMissing),
  description: required(messages.descriptionMissing),
  episode_type: z.enum(episodeTypes),
  rating: z.union([z.literal(0), z.literal(1)]),
  social_share_text: required(messages.shareTextMissing),
  start_date: required(messages.startDateMissing),
  start_time: required(messages.startTimeMissing),
  end_time: required(messages.endTimeMissing),
  days: z.array(z.string()).min(1, messages.daysMissing),
  notification_emails: required(messages.emailsMissing).refine(areEmails, messages.emailsWrong),
  publishWhen: z.enum(['rightNow', 'saveDraft']),
});

/** The first error of each field. */
export function fieldProblems(fields: ScheduleFields): Partial<Record<FieldName, string>> {
  const { error } = fieldRules.safeParse(fields);
  const problems: Partial<Record<FieldName, string>> = {};
  for (const { path, message } of error?.issues ?? []) problems[path[0] as FieldName] ??= message;
  return problems;
}

function areEmails(list: string): boolean {
  return list
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean)
    .every((address) => z.email().safeParse(address).success);
}
