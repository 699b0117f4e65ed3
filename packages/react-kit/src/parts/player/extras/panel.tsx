import { useEffect, useMemo, useState } from 'react';
import type { WidgetEpisode } from '@postkit/sdk/schema';
import { useWords } from '../../../words/use-words.ts';
import type { PanelProps, PanelToggleProps } from '../player-extras.ts';
import { panelMessages } from './panel.messages.ts';
import { StretchList } from './stretch-list.tsx';
import './panel.css';
import { Transcript } from './transcript.tsx';

type Tab = 'chapters' | 'transcript';

/** A single chapter says no more than the title. */
function tabsOf({ chapters, transcript_url }: WidgetEpisode): Tab[] {
  return [
    ...(chapters.length > 1 ? (['chapters'] as const) : []),
    ...(transcript_url ? (['transcript'] as const) : []),
  ];
}

export function PanelToggle({ episode, isOpen, onPress }: PanelToggleProps) {
  const messages = useWords(panelMessages);
  const tabs = tabsOf(episode);
  const [first] = tabs;
  if (!first) return null;
  const label = tabs.length > 1 ? messages.both : messages[first];
  return (
    <button
      type="button"
      className="pk-player-icon"
      aria-label={label}
      title={label}
      aria-expanded={isOpen}
      onClick={onPress}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01" />
      </svg>
    </button>
  );
}

/** Chapters and transcript of an episode; a press plays from there. */
export function Panel({ episode, audio, playFrom }: PanelProps) {
  const messages = useWords(panelMessages);
  const tabs = tabsOf(episode);
  const [chosen, setChosen] = useState<Tab>();
  const [panel, setPanel] = useState<HTMLElement | null>(null);
  const { chapters } = episode;
  const stretches = useMemo(() => chapters.map(({ start, title }) => ({ start, text: title })), [chapters]);
  const tab = chosen ?? tabs[0];

  useEffect(() => {
    // In a frame that does not grow, the panel is below the edge.
    panel?.scrollIntoView({ block: 'nearest' });
  }, [panel]);

  return (
    <div className="pk-player-panel" part="panel" ref={setPanel}>
      {tabs.length > 1 && (
        <div className="pk-player-tabs">
          {tabs.map((name) => (
            <button key={name} type="button" aria-pressed={name === tab} onClick={() => setChosen(name)}>
              {messages[name]}
            </button>
          ))}
        </div>
      )}
      {tab === 'chapters' && (
        <StretchList label={messages.chapters} stretches={stretches} audio={audio} playFrom={playFrom} />
      )}
      {tab === 'transcript' && <Transcript episode={episode} audio={audio} playFrom={playFrom} />}
    </div>
  );
}
