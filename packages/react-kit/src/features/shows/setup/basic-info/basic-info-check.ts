import { showInput } from '@postkit/sdk/schema';
import { z } from 'zod';
import type { ShowDraft, ShowDraftErrors } from '../../show-draft.ts';
import { basicInfoMessages as messages } from './basic-info.messages.ts';

const own = showInput.required().shape;
const given = (text: string) => z.string().trim().min(1, text);

/** What may be sent of a show's texts, and what the wizard asks for beyond it. */
export const basicInfoTexts = z.object({
  title: own.title,
  description: given(messages.descriptionMissing).pipe(own.description),
  author: given(messages.authorMissing).pipe(own.author),
  email: given(messages.emailMissing).pipe(own.email),
  podcast_link: own.podcast_link,
  schedule: own.schedule,
});
export type BasicInfoTexts = z.input<typeof basicInfoTexts>;

const basicInfo = basicInfoTexts.extend({ language_override: own.language_override });

/** What is wrong with the first step, one text a field. */
export function checkBasicInfo(draft: ShowDraft): ShowDraftErrors {
  const { error } = basicInfo.safeParse(draft);
  const errors: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? []) errors[String(path[0])] ??= message;
  return errors;
}
