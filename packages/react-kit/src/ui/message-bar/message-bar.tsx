import X from 'lucide-react/icons/x';
import { useWords } from '../../words/use-words.ts';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { focusedElement } from '../root/focused-element.ts';
import { ToneIcon } from '../tone-icon/tone-icon.tsx';
import './message-bar.css';
import { messageBarMessages } from './message-bar.messages.ts';

export type BarMessage = {
  id: string;
  name: string;
  details?: string | undefined;
  type: 'error' | 'success';
  /** An action; pressing it closes the message. */
  action?: { label: string; onPress: () => void } | undefined;
  /** A button “Undo”; pressing it closes the message. */
  undo?: (() => void) | undefined;
};

export type MessageBarProps = {
  messages: readonly BarMessage[];
  onClose: (id: string) => void;
  /** True while the pointer or the focus is on the bar, so that no message disappears while the user reads it. */
  onPauseChange?: ((isPaused: boolean) => void) | undefined;
};

/** Messages, one per line. Stays mounted when empty: a live region must exist before its text. */
export function MessageBar({ messages, onClose, onPauseChange }: MessageBarProps) {
  const messageBarWords = useWords(messageBarMessages);
  return (
    // Listens to its children; it is not a control itself.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className="pk-message-bar"
      aria-label={messageBarWords.label}
      // A modal hides everything else from screen readers, except top layers.
      data-react-aria-top-layer="true"
      onPointerEnter={() => onPauseChange?.(true)}
      onPointerLeave={({ currentTarget }) =>
        onPauseChange?.(currentTarget.contains(focusedElement(currentTarget)))
      }
      onFocus={() => onPauseChange?.(true)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onPauseChange?.(false);
      }}
    >
      <div aria-live="polite" className="pk-message-list">
        {messages.map((message) => (
          <Message key={message.id} message={message} onClose={onClose} />
        ))}
      </div>
    </section>
  );
}

function Message({ message, onClose }: { message: BarMessage; onClose: (id: string) => void }) {
  const messageBarWords = useWords(messageBarMessages);
  const { action, undo } = message;

  const closeAnd = (act: () => void) => () => {
    onClose(message.id);
    act();
  };

  return (
    <div
      className="pk-message"
      data-type={message.type}
      role={message.type === 'error' ? 'alert' : undefined}
    >
      <ToneIcon tone={message.type === 'error' ? 'danger' : 'success'} />
      <div className="pk-message-text">
        <strong className="pk-message-name">{message.name}</strong>
        {message.details && <div className="pk-message-details">{message.details}</div>}
      </div>
      {undo && (
        <Button size="small" className="pk-message-action" onPress={closeAnd(undo)}>
          {messageBarWords.undo}
        </Button>
      )}
      {action && (
        <Button size="small" className="pk-message-action" onPress={closeAnd(action.onPress)}>
          {action.label}
        </Button>
      )}
      <IconButton
        label={messageBarWords.close}
        size="small"
        icon={<X aria-hidden="true" />}
        onPress={() => onClose(message.id)}
      />
    </div>
  );
}
