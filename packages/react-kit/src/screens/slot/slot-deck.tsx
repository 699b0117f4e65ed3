import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { useMemo } from 'react';
import type { Slot } from '@postkit/sdk/schema';
import { formatTenths } from '../../host/time/clock-tenths.ts';
import { formatClock } from '../../host/time/format-duration.ts';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import type { Range } from '../../ui/slider/range-slider.tsx';
import { WaveRange } from '../../ui/wave-range/wave-range.tsx';
import { Wave } from '../../ui/wave/wave.tsx';
import { useWords } from '../../words/use-words.ts';
import { slotMessages } from './slot.messages.ts';
import { endAt, slotLevels, startAt } from './slot.model.ts';
import type { SlotPlayer } from './use-slot-player.ts';

interface SlotDeckProps {
  slot: Slot;
  trim: Range;
  player: SlotPlayer;
  isReadOnly: boolean;
  onTrim: (trim: Range) => void;
}

/** Seconds of the buttons that go back and forward. */
const step = 5;

/** The sound of the slot with the ends of the episode on it, and its transport. */
export function SlotDeck({ slot, trim, player, isReadOnly, onTrim }: SlotDeckProps) {
  const messages = useWords(slotMessages);
  const { seconds } = slot;
  const levels = useMemo(() => slotLevels(slot), [slot]);
  const [start, end] = trim;
  const isPlaying = player.status !== 'paused';
  return (
    <div className="pk-slot-deck" data-deck>
      <WaveRange
        label={messages.range}
        thumbLabels={[messages.start, messages.end]}
        value={trim}
        minValue={0}
        maxValue={seconds}
        step={0.1}
        format={(at) => formatTenths(Math.round(at * 1000))}
        position={player.position}
        isDisabled={isReadOnly}
        onChange={([from, to]) =>
          onTrim(from === start ? endAt(trim, to, seconds) : startAt(trim, from, seconds))
        }
      >
        <Wave levels={levels} when="now" />
      </WaveRange>
      {/* In the direction of the wave above. */}
      <div className="pk-slot-times" dir="ltr">
        <span>{formatClock(start)}</span>
        <span className="pk-slot-kept" dir="auto">
          {messages.kept(formatClock(end - start), formatClock(seconds))}
        </span>
        <span>{formatClock(end)}</span>
      </div>
      <div className="pk-slot-transport" dir="ltr">
        <IconButton
          label={messages.back}
          icon={<RotateCcw aria-hidden="true" />}
          onPress={() => player.seek(player.position - step)}
        />
        <IconButton
          variant="primary"
          label={isPlaying ? messages.pause : messages.play}
          icon={isPlaying ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
          onPress={() => (isPlaying ? player.pause() : player.play())}
        />
        <IconButton
          label={messages.forward}
          icon={<RotateCw aria-hidden="true" />}
          onPress={() => player.seek(player.position + step)}
        />
        <span className="pk-slot-now">{formatClock(player.position)}</span>
      </div>
      <div className="pk-slot-tools">
        {!isReadOnly && (
          <>
            <Button onPress={() => onTrim(startAt(trim, player.position, seconds))}>
              {messages.startHere}
            </Button>
            <Button onPress={() => onTrim(endAt(trim, player.position, seconds))}>{messages.endHere}</Button>
          </>
        )}
        <Button variant="quiet" onPress={() => player.play(start, Math.min(end, start + step))}>
          {messages.hearStart}
        </Button>
        <Button variant="quiet" onPress={() => player.play(Math.max(start, end - step), end)}>
          {messages.hearEnd}
        </Button>
      </div>
    </div>
  );
}
