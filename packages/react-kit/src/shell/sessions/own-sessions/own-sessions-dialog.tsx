import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { useWords } from '../../../words/use-words.ts';
import { EndSessionDialog } from './end-session-dialog.tsx';
import { OwnSessionList } from './own-session-list.tsx';
import { ownSessionsMessages } from './own-sessions.messages.ts';

export interface OwnSessionsDialogProps {
  onClose(): void;
}

/** The user's own sessions: lists them, ends one, or all but the one of this browser. */
export function OwnSessionsDialog({ onClose }: OwnSessionsDialogProps) {
  const messages = useWords(ownSessionsMessages);
  /** The sessions in question: an id, or null for all others; undefined while there is no question. */
  const [ending, setEnding] = useState<string | null>();
  const [ended, setEnded] = useState(0);
  const list = useRef<HTMLElement>(null);

  useEffect(() => {
    // The focused button is gone with its session. Waits until the closing dialog has tried to return the focus.
    if (ended > 0) requestAnimationFrame(() => list.current?.focus());
  }, [ended]);

  function showWithout(): void {
    setEnding(undefined);
    setEnded(ended + 1);
  }

  return (
    <Dialog
      isOpen
      title={messages.title}
      size="large"
      onClose={onClose}
      footer={
        <>
          <Button onPress={() => setEnding(null)}>{messages.endOthers}</Button>
          <Button variant="primary" onPress={onClose}>
            {messages.close}
          </Button>
        </>
      }
    >
      <div className="pk-stack">
        <p className="pk-muted">{messages.intro}</p>
        <section ref={list} aria-label={messages.title} tabIndex={-1}>
          <OwnSessionList onEnd={setEnding} />
        </section>
      </div>
      {ending !== undefined && (
        <EndSessionDialog id={ending} onEnded={showWithout} onCancel={() => setEnding(undefined)} />
      )}
    </Dialog>
  );
}
