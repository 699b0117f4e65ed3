import { episodeTypes } from '@postkit/sdk/schema';
import { z } from 'zod';
import type { ScheduleFields, FieldName } from './schedule-fields.ts';
import { fieldMessages as messages } from './schedule-setup.messages.ts';

const given = (missing: string) => z.string().trim().min(1, missing);

/** What each field asks for. A field tells it; none of it keeps a schedule from being saved. */
export const fieldRules = z.object({
  squareCoverArtURL: given(messages.coverMissing),
  socialShareImageURL: given(messages.shareMissing),
  name: given(messages.titleMissing),
  description: given(messages.descriptionMissing),
  episode_type: z.enum(episodeTypes),
  rating: z.union([z.literal(0), z.literal(1)]),
  social_share_text: given(messages.shareTextMissing),
  start_date: given(messages.startDateMissing),
  start_time: given(messages.startTimeMissing),
  end_time: given(messages.endTimeMissing),
  days: z.array(z.string()).min(1, messages.daysMissing),
  notification_emails: given(messages.emailsMissing).refine(areEmails, messages.emailsWrong),
  publishWhen: z.enum(['rightNow', 'saveDraft']),
});

/** What the fields ask for and do not have, one text a field. */
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
