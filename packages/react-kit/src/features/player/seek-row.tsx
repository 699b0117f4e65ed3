import { useState } from 'react';
import { playerClock } from '../widgets/config/index.ts';
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
  const [preview, setPreview] = useState<number | null>(null);
  const shown = preview ?? time;
  return (
    <div className="pk-player-seek">
      <time>{playerClock(shown)}</time>
      <Bar
        label={playerMessages.position}
        value={shown}
        valueText={playerMessages.positionOf(playerClock(shown), playerClock(length))}
        max={length}
        step={0.1}
        keySteps={[5, 30]}
        behind={loaded}
        disabled={disabled}
        onPreview={setPreview}
        onChange={seekTo}
      />
      <time>−{playerClock(length - shown)}</time>
    </div>
  );
}
