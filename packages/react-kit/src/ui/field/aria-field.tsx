import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import type { FieldProps } from './field-props.ts';
import { RequiredMark } from './field.tsx';
import './field.css';

type Props = Pick<FieldProps, 'label' | 'isLabelHidden' | 'description' | 'errorMessage' | 'isRequired'> & {
  children: ReactNode;
};

/** Label, help and error for controls that React Aria builds; its context links their ids. */
export function AriaField({ label, isLabelHidden, description, errorMessage, isRequired, children }: Props) {
  return (
    <>
      <Label className="pk-field-label" data-visually-hidden={isLabelHidden || undefined}>
        {label}
        {isRequired && <RequiredMark />}
      </Label>
      {children}
      {description && (
        <Text slot="description" className="pk-field-help">
          {description}
        </Text>
      )}
      <FieldError className="pk-field-error">{errorMessage}</FieldError>
    </>
  );
}
