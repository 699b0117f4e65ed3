import { useState } from 'react';
import { useMessages } from '../../provider/messages.store.ts';
import { MessageBar } from '../../ui/message-bar/message-bar.tsx';
import { useMessageTimers } from './use-message-timers.ts';

/** The workspace's message bar: what the messages store holds, for 30 seconds each. */
export function ShellMessages() {
  const messages = useMessages((state) => state.messages);
  const dismiss = useMessages((state) => state.dismiss);
  const [isPaused, setPaused] = useState(false);
  useMessageTimers(messages, isPaused, dismiss);
  return (
    <MessageBar
      messages={messages.map(({ key, ...message }) => ({ ...message, id: String(key) }))}
      onClose={(id) => dismiss(Number(id))}
      onPauseChange={setPaused}
    />
  );
}
