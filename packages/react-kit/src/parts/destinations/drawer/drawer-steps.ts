import { z } from 'zod';
import { connectionUpdate, directoryCategories } from '@postkit/sdk/schema';
import type { DestinationFields, FieldName, SetupStep } from '../../../data/destinations/index.ts';
import { integrations, type IntegrationType } from '../../../data/destinations/index.ts';
import { parseCategories, findRepeatedCategory } from '../../../data/feeds/index.ts';
import type { Catalogue } from '../../../words/catalogue.ts';
import { drawerMessages } from './drawer.messages.ts';

interface StepFields {
  readonly required: readonly FieldName[];
  readonly optional: readonly FieldName[];
}

function fieldsOf(step: SetupStep): StepFields {
  switch (step.kind) {
    case 'fields':
      return { required: step.fields.map(({ name }) => name), optional: [] };
    case 'authorize':
      return { required: [], optional: [] };
    case 'settings':
      return {
        required: step.picksShow ? ['spreaker_show_id', 'title'] : [],
        optional: step.always === undefined ? ['default_on_post', 'iheart_show_id'] : ['iheart_show_id'],
      };
    default:
      return step;
  }
}

/** Checks the fields of steps. With `isStored`, secrets are already stored and may be empty. */
export function stepsSchema(steps: readonly SetupStep[], isStored: boolean, catalogue: Catalogue) {
  const fields = steps.flatMap((step) => {
    const { required } = fieldsOf(step);
    const isNeeded = (name: FieldName) => required.includes(name) && !(isStored && isSecret(name));
    return namesOf(step).map((name) => [name, fieldSchema(step, name, isNeeded(name), catalogue)]);
  });
  return z.object(Object.fromEntries(fields)) as unknown as z.ZodType<
    Partial<DestinationFields>,
    DestinationFields
  >;
}

function fieldSchema(step: SetupStep, name: FieldName, isNeeded: boolean, catalogue: Catalogue) {
  const messages = catalogue.wordsOf(drawerMessages);
  const filled: z.ZodType =
    name === 'itunes_categories' ? distinctCategories(catalogue) : connectionUpdate.shape[name];
  const check = ownCheck(step, name);
  const schema = (check === undefined ? filled : filled.superRefine(check)).optional();
  return z.preprocess(
    blankAsMissing,
    isNeeded ? schema.refine((value) => value !== undefined, messages.required) : schema,
  );
}

const blankAsMissing = (value: unknown) =>
  typeof value === 'string' && value.trim() === '' ? undefined : value;
const distinctCategories = (catalogue: Catalogue) =>
  z
    .string()
    .refine(
      (text) => findRepeatedCategory(parseCategories(text)) < 0,
      catalogue.wordsOf(drawerMessages).categoryRepeated,
    )
    .pipe(directoryCategories);

/** The check that the destination type adds to a text field. */
function ownCheck(step: SetupStep, name: FieldName) {
  const field = step.kind === 'fields' ? step.fields.find((each) => each.name === name) : undefined;
  if (!field || !('check' in field)) return undefined;
  return (value: unknown, context: z.RefinementCtx) => {
    const message = typeof value === 'string' ? field.check?.(value) : undefined;
    if (message !== undefined) context.addIssue({ code: 'custom', message });
  };
}

/** The step that contains a field; else the last one. */
export function stepIndexOfField(type: IntegrationType, name: string, catalogue: Catalogue): number {
  const { steps } = integrations(catalogue)[type];
  const index = steps.findIndex((step) => namesOf(step).some((each) => each === name));
  return index < 0 ? steps.length : index + 1;
}

/** The fields to save for a type: those of its steps. */
export function storedFields(type: IntegrationType, catalogue: Catalogue): FieldName[] {
  return integrations(catalogue)[type].steps.flatMap(namesOf);
}

function namesOf(step: SetupStep): FieldName[] {
  const { required, optional } = fieldsOf(step);
  return [...required, ...optional];
}

export function isSecret(name: FieldName): boolean {
  return name === 'token' || name === 'app_secret';
}
