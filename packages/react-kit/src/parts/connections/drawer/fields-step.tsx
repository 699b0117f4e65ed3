import type { FieldSpec } from '../../../data/connections/index.ts';
import { useWords } from '../../../words/use-words.ts';
import type { ConnectionForm } from './connection-drawer.controller.ts';
import { isSecret } from './drawer-steps.ts';
import { drawerMessages } from './drawer.messages.ts';
import { FormChoice, FormText } from './form-fields.tsx';
import { FormSecret } from './form-secret.tsx';

export interface FieldsStepProps {
  form: ConnectionForm;
  fields: readonly FieldSpec[];
  /** The station already has the secrets. */
  isStored: boolean;
}

/** A step built from the fields that its type lists. */
export function FieldsStep({ form, fields, isStored }: FieldsStepProps) {
  const messages = useWords(drawerMessages);
  return fields.map((field) => {
    if ('choices' in field) return <FormChoice key={field.name} form={form} {...field} />;
    const isHeld = isStored && isSecret(field.name);
    const description = isHeld ? messages.stored : field.description;
    const { check: _check, generate, ...text } = { ...field, form, description, isRequired: !isHeld };
    return generate ? (
      <FormSecret key={field.name} {...text} generate={generate} />
    ) : (
      <FormText key={field.name} {...text} />
    );
  });
}
