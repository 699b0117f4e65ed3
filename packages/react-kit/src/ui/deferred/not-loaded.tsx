import { deferredMessages as messages } from './deferred.messages.ts';
import '../field/field.css';

/** Beside a control whose code did not load; pressing the control again tries again. */
export function NotLoaded() {
  return (
    <span className="pk-field-error" role="alert">
      {messages.notLoaded}
    </span>
  );
}
