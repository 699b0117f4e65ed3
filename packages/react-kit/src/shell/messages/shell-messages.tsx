import { useRef, useState } from 'react';
import { useMessages } from '../../host/messages.store.ts';
import { MessageBar } from '../../ui/message-bar/message-bar.tsx';
import { useMessageRoom } from './use-message-room.ts';
import { useMessageTimers } from './use-message-timers.ts';
import './shell-messages.css';

/**
 * The workspace's message bar: what the messages store holds, for 30 seconds each. It takes room at the lower end of the
 * screen, or of the window under a dialog, so that it covers nothing and nothing covers it.
 */
export function ShellMessages() {
  const messages = useMessages((state) => state.messages);
  const dismiss = useMessages((state) => state.dismiss);
  const [isPaused, setPaused] = useState(false);
  const room = useRef<HTMLDivElement>(null);
  useMessageTimers(messages, isPaused, dismiss);
  useMessageRoom(room);
  return (
    <div ref={room} className="pk-shell-messages">
      <MessageBar
        messages={messages.map(({ key, ...message }) => ({ ...message, id: String(key) }))}
        onClose={(id) => dismiss(Number(id))}
        onPauseChange={setPaused}
      />
    </div>
  );
}
