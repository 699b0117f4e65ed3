import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { type KeyboardEvent, type Ref, useImperativeHandle } from 'react';
import { streamMessages } from '../../data/audio-events/index.ts';
import type { EpisodeAudio } from '../../data/episodes/index.ts';
import { jumpSeconds, SpeedButton, WaveSeek } from '../../parts/audio-events/playback/index.ts';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { hasTag } from '../../ui/root/is-element.ts';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import type { Catalogue } from '../../words/catalogue.ts';
import { useWords, useCatalogue } from '../../words/use-words.ts';
import { PartPlaceholder } from '../part-placeholder.tsx';
import { partsMessages } from '../parts.messages.ts';
import './waveform.css';
import { useWaveformPlayback } from './use-waveform-playback.ts';
import { useWaveformSource, type WaveformAudio, type WaveformSource } from './waveform-source.ts';

export type { WaveformSource };

/** Commands of a waveform, for buttons of your own. They do nothing until its audio is known. */
export interface WaveformHandle {
  play(): void;
  pause(): void;
  /** Moves to a second; before the first play, playback then starts there. */
  seek(seconds: number): void;
}

export interface WaveformProps {
  source: WaveformSource;
  /** Names the waveform for screen readers; `Audio` by default. */
  label?: string | undefined;
  /** The position in seconds, about four times a second while it plays, and after each move. */
  onPositionChange?: ((seconds: number) => void) | undefined;
  /** Playback starts, or it pauses, ends or fails. */
  onPlayingChange?: ((playing: boolean) => void) | undefined;
  ref?: Ref<WaveformHandle> | undefined;
}

/**
 * Audio as a waveform: plays it, and moves to where the user presses. Loads no audio before the first play, and pauses other
 * waveforms and the preview of the same provider when it starts.
 */
export function Waveform(props: WaveformProps) {
  const messages = useWords(partsMessages);
  const { source, label = messages.waveform } = props;
  const state = useWaveformSource(source);
  if (state.status === 'silent') return <Silent label={label} audio={state.audio} />;
  if (state.status !== 'ready')
    return <PartPlaceholder state={state} name={label} skeleton={<Skeleton height="60px" />} />;
  return <Audible key={state.audio.endpoint} {...props} label={label} audio={state.audio} />;
}

function Audible({
  label,
  audio,
  ref,
  ...callbacks
}: Omit<WaveformProps, 'label'> & { label: string; audio: WaveformAudio }) {
  const messages = useWords(partsMessages);
  const streamWords = useWords(streamMessages);
  const playback = useWaveformPlayback(audio, callbacks);
  const { play, pause, seekTo, toggle, jump, status } = playback;
  useImperativeHandle(ref, () => ({ play, pause, seek: seekTo }));
  const isOn = status === 'playing' || status === 'loading';

  function onKeyDown(event: KeyboardEvent) {
    const isRange = hasTag(event.target, 'input');
    const act = isRange && !hasModifier(event) && keys[event.key];
    if (!act) return;
    event.preventDefault();
    if (act === 'toggle') toggle();
    else jump(act * jumpSeconds);
  }

  return (
    // Keys of the range, which each have a button too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className="pk-waveform"
      data-deck=""
      aria-label={label}
      aria-busy={status === 'loading'}
      onKeyDown={onKeyDown}
    >
      <div className="pk-waveform-row">
        <div className="pk-waveform-buttons">
          <IconButton
            label={messages.rewind}
            icon={<RotateCcw aria-hidden="true" />}
            onPress={() => jump(-jumpSeconds)}
          />
          <IconButton
            variant="primary"
            label={isOn ? messages.pause : messages.play}
            isDisabled={status === 'failed'}
            icon={isOn ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
            onPress={toggle}
          />
          <IconButton
            label={messages.forward}
            icon={<RotateCw aria-hidden="true" />}
            onPress={() => jump(jumpSeconds)}
          />
        </div>
        <WaveSeek label={messages.seek} {...playback} wave={audio.levels} onSeek={playback.seek} />
        <SpeedButton label={messages.speed} playback={playback} />
      </div>
      {status === 'failed' && (
        <p className="pk-waveform-note" role="alert">
          {streamWords[playback.failure]}
          {playback.failure !== 'gone' && (
            <Button size="small" onPress={playback.retry}>
              {messages.retry}
            </Button>
          )}
        </p>
      )}
      {audio.retryWave && (
        <p className="pk-waveform-note" role="status">
          {messages.waveFailed}
          <Button size="small" onPress={audio.retryWave}>
            {messages.retry}
          </Button>
        </p>
      )}
    </section>
  );
}

/** The action of a key, or the direction in which it jumps. */
const keys: Readonly<Record<string, 'toggle' | -1 | 1>> = { ' ': 'toggle', ArrowLeft: -1, ArrowRight: 1 };

function hasModifier({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}

function Silent({ label, audio }: { label: string; audio: EpisodeAudio }) {
  const catalogue = useCatalogue();
  return (
    <section className="pk-waveform" aria-label={label}>
      <p className="pk-waveform-note" role="status">
        {silence(audio, catalogue)}
      </p>
    </section>
  );
}

function silence(audio: EpisodeAudio, catalogue: Catalogue): string {
  const messages = catalogue.wordsOf(partsMessages);
  if (audio.state === 'failed') return audio.reason || messages.audioFailed;
  if (audio.state === 'processing' && audio.progress > 0) return messages.processing(audio.progress);
  return messages.noAudio;
}
