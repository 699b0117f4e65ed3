import { connectionUpdate, directoryCategories } from '@postkit/sdk/schema';
import { parseCategories, findRepeatedCategory } from '../../../feeds/index.ts';
import type { ConnectionFields, FieldName, SetupStep } from '../../destination-types/destination-type.ts';
import { integrations, type IntegrationType } from '../../destination-types/destination-types.ts';
import { drawerMessages as messages } from './drawer.messages.ts';

interface StepFields {
  readonly required: readonly FieldName[];
  readonly optional: readonly FieldName[];
}

function fieldsOf(step: SetupStep): StepFields {
  switch (step.kind) {
    case 'fields':
      return { required: step.fields.map(({ name }) => name), optional: [] };
    case 'settings':
      return { required: [], optional: step.always === undefined ? ['default_on_post', 'iheart_show_id'] : ['iheart_show_id'] };
    default:
      return step;
  }
}

export type FieldProblems = Partial<Record<FieldName, string>>;

/** Problems of a step's fields. With `isStored`, secrets are already stored and may be empty. */
export function problemsOf(step: SetupStep, fields: ConnectionFields, isStored: boolean): FieldProblems {
  const { required, optional } = fieldsOf(step);
  return Object.fromEntries(
    [...required, ...optional].flatMap((name) => {
      const isNeeded = required.includes(name) && !(isStored && isSecret(name));
      const problem = problemOf(name, fields[name], isNeeded) ?? ownProblem(step, name, String(fields[name]));
      return problem === undefined ? [] : [[name, problem]];
    }),
  );
}

/** The type's own problem with a text. */
function ownProblem(step: SetupStep, name: FieldName, value: string): string | undefined {
  const field = step.kind === 'fields' ? step.fields.find((each) => each.name === name) : undefined;
  return field && 'check' in field && value.trim() !== '' ? field.check?.(value) : undefined;
}

function problemOf(name: FieldName, value: ConnectionFields[FieldName], isNeeded: boolean): string | undefined {
  const isEmpty = typeof value === 'string' && value.trim() === '';
  if (isEmpty) return isNeeded ? messages.required : undefined;
  if (name === 'itunes_categories' && findRepeatedCategory(parseCategories(String(value))) >= 0) return messages.categoryRepeated;
  const schema = name === 'itunes_categories' ? directoryCategories : connectionUpdate.shape[name];
  return schema.safeParse(value).error?.issues[0]?.message;
}

/** The step that contains a field; else the last one. */
export function stepAsking(type: IntegrationType, name: string): number {
  const { steps } = integrations[type];
  const index = steps.findIndex((step) => namesOf(step).some((each) => each === name));
  return index < 0 ? steps.length : index + 1;
}

/** The fields to save for a type: those of its steps. */
export function storedFields(type: IntegrationType): FieldName[] {
  return integrations[type].steps.flatMap(namesOf);
}

function namesOf(step: SetupStep): FieldName[] {
  const { required, optional } = fieldsOf(step);
  return [...required, ...optional];
}

export function isSecret(name: FieldName): boolean {
  return name === 'token' || name === 'app_secret';
}
