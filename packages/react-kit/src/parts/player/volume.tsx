import { useState } from 'react';
import { useLocale, useWords } from '../../words/use-words.ts';
import { Bar } from './bar.tsx';
import { IconButton } from './icon-button.tsx';
import { playerMessages } from './player.messages.ts';

export interface VolumeProps {
  muted: boolean;
  volume: number;
  toggleMute: () => void;
  setVolume: (volume: number) => void;
}

/** iOS has only its volume keys: setting the volume there has no effect. */
function canSetVolume(): boolean {
  const audio = new Audio();
  audio.volume = 0.5;
  return audio.volume === 0.5;
}

export function Volume({ muted, volume, toggleMute, setVolume }: VolumeProps) {
  const locale = useLocale();
  const messages = useWords(playerMessages);
  const [isAble] = useState(canSetVolume);
  const level = muted ? 0 : volume;
  if (!isAble) return null;
  return (
    <div className="pk-player-volume">
      <IconButton
        icon={level ? 'speaker' : 'muted'}
        label={muted ? messages.unmute : messages.mute}
        onClick={toggleMute}
      />
      <Bar
        label={messages.volume}
        value={level}
        // The formats of the kit would make the player a percent larger.
        valueText={level.toLocaleString(locale, { style: 'percent' })}
        max={1}
        step={0.01}
        keySteps={[0.05, 0.2]}
        onChange={setVolume}
      />
    </div>
  );
}
