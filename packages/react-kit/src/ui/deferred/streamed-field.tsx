import type { ComponentType } from 'react';
import { useWords } from '../../words/use-words.ts';
import { Button } from '../button/button.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { RequiredMark } from '../field/field.tsx';
import { deferredMessages } from './deferred.messages.ts';
import type { Deferred } from './deferred.ts';
import { NotLoaded } from './not-loaded.tsx';
import '../field/field.css';
import { useDeferred } from './use-deferred.ts';

type Props<P> = { code: Deferred<ComponentType<P>>; props: P };

/** A field that takes its place at once, at its full size, and can be used when its code has loaded. */
export function StreamedField<P extends FieldProps>({ code, props }: Props<P>) {
  const messages = useWords(deferredMessages);
  const { part: Control, hasFailed, retry } = useDeferred(code, true);
  if (Control) return <Control {...props} />;
  const { label, isLabelHidden, description, isRequired } = props;
  return (
    <div className="pk-field" role="group" aria-label={label} aria-busy={!hasFailed}>
      <span className="pk-field-label" data-visually-hidden={isLabelHidden || undefined}>
        {label}
        {isRequired && <RequiredMark />}
      </span>
      <span className="pk-field-box" />
      {description && <span className="pk-field-help">{description}</span>}
      {hasFailed && (
        <>
          <NotLoaded />
          <Button size="small" onPress={retry}>
            {messages.retry}
          </Button>
        </>
      )}
    </div>
  );
}
