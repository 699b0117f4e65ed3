import { useRef, useState, type RefObject, useLayoutEffect } from 'react';
import { useMessages } from '../../host/messages.store.ts';
import { MessageBar } from '../../ui/message-bar/message-bar.tsx';
import { useMessageTimers } from './use-message-timers.ts';
import './shell-messages.css';

/**
 * The workspace's message bar: shows each message for 30 seconds. It takes space at the bottom of the screen, or of the
 * window below a dialog, so that it covers nothing and nothing covers it.
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

const property = '--pk-message-room';

/** Publishes the height of the bar to overlays, which render outside of the shell. */
function useMessageRoom(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const bar = element.current;
    if (!bar) return undefined;
    const { style } = document.documentElement;
    const measure = () => style.setProperty(property, `${bar.offsetHeight}px`);
    const observer = new ResizeObserver(measure);
    observer.observe(bar);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  }, [element]);
}
