import { connectionUpdate, directoryCategories } from '@postkit/sdk/schema';
import type { IntegrationType } from '../../integrations.ts';
import { findRepeatedCategory, parseCategories } from '../../../feeds/index.ts';
import { type ConnectionFields, type FieldName, isSecret } from './connection-fields.ts';
import { drawerMessages as messages } from './drawer.messages.ts';

export type StepId = 'feed' | 'art' | 'feed-settings' | 'widget' | 'megaphone' | 'omny' | 'channel' | 'settings';

interface StepFields {
  required: readonly FieldName[];
  optional: readonly FieldName[];
}

const fieldsOfSteps: Readonly<Record<StepId, StepFields>> = {
  feed: {
    required: ['title', 'description', 'author', 'email'],
    optional: ['subtitle', 'podcast_link', 'language_override', 'show_format'],
  },
  art: { required: ['imageurl', 'itunes_categories'], optional: [] },
  'feed-settings': { required: [], optional: ['rss_subtype', 'iheart_show_id', 'itunes_auth'] },
  widget: { required: ['title'], optional: [] },
  megaphone: { required: ['title', 'token', 'app_id', 'app_secret'], optional: [] },
  omny: { required: ['token', 'app_secret', 'title', 'app_id'], optional: [] },
  channel: { required: ['title'], optional: [] },
  settings: { required: [], optional: ['iheart_show_id'] },
};

const steps: Readonly<Record<IntegrationType, readonly StepId[]>> = {
  rss: ['feed', 'art', 'feed-settings'],
  webwidget: ['widget', 'settings'],
  megaphone: ['megaphone', 'settings'],
  omny: ['omny', 'settings'],
  v_youtube: ['channel', 'settings'],
  facebook: ['settings'],
  twitter: ['settings'],
  spreaker: ['settings'],
};

/** The steps of a type's drawer; somebody's permission elsewhere is given already where one is edited. */
export function stepsOf(type: IntegrationType): readonly StepId[] {
  return steps[type];
}

export type FieldProblems = Partial<Record<FieldName, string>>;

/** What is wrong with the fields of a step. `isStored`: secrets are there already and may stay empty. */
export function problemsOf(step: StepId, fields: ConnectionFields, isStored: boolean): FieldProblems {
  const { required, optional } = fieldsOfSteps[step];
  return Object.fromEntries(
    [...required, ...optional].flatMap((name) => {
      const isNeeded = required.includes(name) && !(isStored && isSecret(name));
      const problem = problemOf(name, fields[name], isNeeded);
      return problem === undefined ? [] : [[name, problem]];
    }),
  );
}

function problemOf(name: FieldName, value: ConnectionFields[FieldName], isNeeded: boolean): string | undefined {
  const isEmpty = typeof value === 'string' && value.trim() === '';
  if (isEmpty) return isNeeded ? messages.required : undefined;
  if (name === 'itunes_categories' && findRepeatedCategory(parseCategories(String(value))) >= 0) return messages.categoryRepeated;
  const schema = name === 'itunes_categories' ? directoryCategories : connectionUpdate.shape[name];
  return schema.safeParse(value).error?.issues[0]?.message;
}

/** The step that asks for a field; the last one where none does. */
export function stepAsking(type: IntegrationType, name: string): number {
  const index = steps[type].findIndex((id) => {
    const { required, optional } = fieldsOfSteps[id];
    return [...required, ...optional].some((each) => each === name);
  });
  return index < 0 ? steps[type].length : index + 1;
}
