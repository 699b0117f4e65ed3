import { Button } from '../../../ui/button/button.tsx';
import { speeds } from './use-speed.ts';
import type { StreamPlayback } from './use-stream-playback.ts';
import './speed-button.css';

export interface SpeedButtonProps {
  label: (speed: number) => string;
  playback: StreamPlayback;
}

/** Each press takes the next speed, and the first one after the last. */
export function SpeedButton({ label, playback: { speed, setSpeed } }: SpeedButtonProps) {
  const next = speeds.find((one) => one > speed) ?? speeds[0];
  return (
    <Button
      size="small"
      variant="quiet"
      className="pk-speed"
      aria-label={label(speed)}
      onPress={() => setSpeed(next)}
    >
      {`${speed}×`}
    </Button>
  );
}
