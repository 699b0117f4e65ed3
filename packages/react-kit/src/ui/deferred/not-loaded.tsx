import { useWords } from '../../words/use-words.ts';
import '../field/field.css';
import { deferredMessages } from './deferred.messages.ts';

/** Beside a control whose code did not load; pressing the control again tries again. */
export function NotLoaded() {
  const messages = useWords(deferredMessages);
  return (
    <span className="pk-field-error" role="alert">
      {messages.notLoaded}
    </span>
  );
}
