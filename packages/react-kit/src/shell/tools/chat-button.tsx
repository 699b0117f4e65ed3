import MessageCircle from 'lucide-react/icons/message-circle';
import { useEffect, useState } from 'react';
import type { ChatTool } from '../../host/installation-tools.ts';
import { logFailure, runQuietly } from '../../host/log-failure.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import { Button } from '../../ui/button/button.tsx';
import { useWords } from '../../words/use-words.ts';
import './chat-button.css';
import { shellMessages } from '../shell.messages.ts';

/** Above this the exact number is in the button's accessible name only. */
const largestShown = 99;

/** Opens the chat, and shows how many of its messages are unread. */
export function ChatButton({ chat }: { chat: ChatTool }) {
  const messages = useWords(shellMessages);
  const unread = useUnread(chat);
  return (
    <Button
      size="small"
      variant="quiet"
      icon={<MessageCircle aria-hidden="true" />}
      aria-label={messages.chatName(unread)}
      onPress={() => void runQuietly('Opening the chat', () => chat.open())}
    >
      <span className="pk-chat-label">{messages.chat}</span>{' '}
      {unread > 0 && <Badge tone="accent">{unread > largestShown ? `${largestShown}+` : unread}</Badge>}
    </Button>
  );
}

function useUnread(chat: ChatTool): number {
  const [unread, setUnread] = useState(0);
  useEffect(() => {
    const watching = 'chat.watchUnread';
    const end = runQuietly(watching, () =>
      chat.watchUnread((count) => {
        if (Number.isInteger(count) && count >= 0) setUnread(count);
        else logFailure(watching, new TypeError(`The chat reported ${String(count)} unread messages.`));
      }),
    );
    return () => void runQuietly(watching, () => (typeof end === 'function' ? end() : undefined));
  }, [chat]);
  return unread;
}
