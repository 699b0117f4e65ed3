import { useState } from 'react';
import { playerClock } from '../../data/widgets/index.ts';
import { useWords } from '../../words/use-words.ts';
import { Bar } from './bar.tsx';
import { playerMessages } from './player.messages.ts';

export interface SeekRowProps {
  time: number;
  length: number;
  loaded: number;
  disabled: boolean;
  seekTo: (seconds: number) => void;
}

/** Elapsed time, seek bar, remaining time. */
export function SeekRow({ time, length, loaded, disabled, seekTo }: SeekRowProps) {
  const messages = useWords(playerMessages);
  const [preview, setPreview] = useState<number | null>(null);
  const position = preview ?? time;
  return (
    <div className="pk-player-seek" part="seek">
      <time>{playerClock(position)}</time>
      <Bar
        label={messages.position}
        value={position}
        valueText={messages.positionOf(playerClock(position), playerClock(length))}
        max={length}
        step={0.1}
        keySteps={[5, 30]}
        behind={loaded}
        disabled={disabled}
        onPreview={setPreview}
        onChange={seekTo}
      />
      <time>−{playerClock(length - position)}</time>
    </div>
  );
}
