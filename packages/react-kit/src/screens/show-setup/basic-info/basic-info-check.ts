import { z } from 'zod';
import { showInput } from '@postkit/sdk/schema';
import type { ShowDraft, ShowDraftErrors } from '../../../data/shows/index.ts';
import type { Catalogue } from '../../../words/catalogue.ts';
import { basicInfoMessages } from './basic-info.messages.ts';

const own = showInput.required().shape;
const required = (text: string) => z.string().trim().min(1, text);

/** The schema of a show's texts, with the fields that the wizard requires in addition. */
export const basicInfoTexts = (catalogue: Catalogue) => {
  const messages = catalogue.wordsOf(basicInfoMessages);
  return z.object({
    title: own.title,
    description: required(messages.descriptionMissing).pipe(own.description),
    author: required(messages.authorMissing).pipe(own.author),
    email: required(messages.emailMissing).pipe(own.email),
    podcast_link: own.podcast_link,
    schedule: own.schedule,
  });
};
export type BasicInfoTexts = z.input<ReturnType<typeof basicInfoTexts>>;

const basicInfo = (catalogue: Catalogue) =>
  basicInfoTexts(catalogue).extend({ language_override: own.language_override, podcast: own.podcast });

/** The first error of each field in the first step. */
export function checkBasicInfo(draft: ShowDraft, catalogue: Catalogue): ShowDraftErrors {
  const { error } = basicInfo(catalogue).safeParse(draft);
  const errors: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? []) errors[String(path[0])] ??= message;
  return errors;
}
