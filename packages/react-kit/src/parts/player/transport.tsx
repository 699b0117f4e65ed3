import type { ReactNode } from 'react';
import { useWords } from '../../words/use-words.ts';
import { IconButton } from './icon-button.tsx';
import type { PlayerControls } from './player.controller.ts';
import { playerMessages } from './player.messages.ts';
import { Volume } from './volume.tsx';

const speeds = [0.75, 1, 1.25, 1.5, 1.75, 2];

/** Back, play, forward, further buttons, speed and volume. Play works even before the episodes have loaded. */
export function Transport({
  player,
  disabled,
  children,
}: {
  player: PlayerControls;
  disabled: boolean;
  children: ReactNode;
}) {
  const messages = useWords(playerMessages);
  const { playing, waiting, isRequested, speed, toggle, skip, setSpeed } = player;
  const isOn = playing || isRequested;
  return (
    <div className="pk-player-transport" part="controls">
      <IconButton
        icon="back"
        text="10"
        label={messages.back}
        disabled={disabled || !player.episode}
        onClick={() => skip(-10)}
      />
      <IconButton
        className="pk-player-play"
        part="play"
        icon={isOn ? 'pause' : 'play'}
        label={isOn ? messages.pause : messages.play}
        busy={waiting || isRequested}
        disabled={disabled}
        onClick={toggle}
      />
      <IconButton
        icon="forward"
        text="30"
        label={messages.forward}
        disabled={disabled || !player.episode}
        onClick={() => skip(30)}
      />
      {children}
      <select
        className="pk-player-speed"
        aria-label={messages.speed}
        value={speed}
        onChange={(event) => setSpeed(Number(event.currentTarget.value))}
      >
        {speeds.map((choice) => (
          <option key={choice} value={choice}>
            {messages.speedOf(choice)}
          </option>
        ))}
      </select>
      <Volume {...player} />
    </div>
  );
}
