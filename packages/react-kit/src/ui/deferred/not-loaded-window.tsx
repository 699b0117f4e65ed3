import { useEffect, useRef } from 'react';
import { useWords } from '../../words/use-words.ts';
import { Button } from '../button/button.tsx';
import './not-loaded-window.css';
import { deferredMessages } from './deferred.messages.ts';

type Props = { onRetry: () => void; onClose?: (() => void) | undefined };

/** Replaces a window whose code did not load. It is the browser's own dialog, which needs no code. */
export function NotLoadedWindow({ onRetry, onClose }: Props) {
  const messages = useWords(deferredMessages);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className="pk-not-loaded"
      role="alertdialog"
      aria-label={messages.title}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
    >
      <p>{messages.notLoaded}</p>
      <div className="pk-not-loaded-actions">
        {onClose && <Button onPress={onClose}>{messages.close}</Button>}
        <Button variant="primary" onPress={onRetry}>
          {messages.retry}
        </Button>
      </div>
    </dialog>
  );
}
