import { type MouseEvent, useEffect, useState } from 'react';
import { useWords } from '../../words/use-words.ts';
import { Icon } from './icon.tsx';
import { playerMessages } from './player.messages.ts';

/** A link to the episode's page; if the browser can share or copy, a press does that instead. */
export function ShareLink({ url, title }: { url: string; title: string }) {
  const messages = useWords(playerMessages);
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [copied]);

  async function share(event: MouseEvent) {
    const { clipboard } = navigator;
    if (!navigator.share && !clipboard) return;
    event.preventDefault();
    // Closing the share sheet rejects too; the link stays available.
    if (navigator.share) await navigator.share({ url, title }).catch(() => {});
    else
      await clipboard.writeText(url).then(
        () => setCopied(true),
        () => {},
      );
  }

  return (
    <a
      className="pk-player-icon pk-player-share"
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={messages.share}
      title={messages.share}
      onClick={share}
    >
      <Icon name="share" />
      {copied && <b role="status">{messages.linkCopied}</b>}
    </a>
  );
}
