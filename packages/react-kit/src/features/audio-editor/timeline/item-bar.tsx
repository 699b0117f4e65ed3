import AudioWaveform from 'lucide-react/icons/audio-waveform';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import X from 'lucide-react/icons/x';
import type { TimelineItem } from '../timeline-model/timeline-item.ts';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { timelineMessages as messages } from './timeline.messages.ts';
import type { TimelineState } from './timeline.controller.ts';

export interface ItemBarProps {
  item: TimelineItem;
  timeline: TimelineState;
  /** Pixels from the start of the track to the item's end. */
  end: number;
}

/** The buttons of the hovered item, or else of the selected one. */
export function ItemBar({ item, timeline, end }: ItemBarProps) {
  const isPlaying = item.eventId !== null && item.eventId === timeline.playingId;
  return (
    <div className="pk-item-bar" role="group" aria-label={item.name} style={{ transform: `translateX(${end}px) translateX(-100%)` }}>
      {!item.ads && (
        <>
          <IconButton
            size="small"
            label={messages.play(item.name)}
            icon={isPlaying ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
            onPress={() => timeline.play(item)}
          />
          <IconButton
            size="small"
            label={messages.edit(item.name)}
            icon={<AudioWaveform aria-hidden="true" />}
            onPress={() => timeline.edit(item)}
          />
        </>
      )}
      <IconButton size="small" label={messages.remove(item.name)} icon={<X aria-hidden="true" />} onPress={() => timeline.remove(item)} />
    </div>
  );
}
