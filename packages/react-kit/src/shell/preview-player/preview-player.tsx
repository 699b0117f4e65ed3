import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import RotateCw from 'lucide-react/icons/rotate-cw';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import Volume2 from 'lucide-react/icons/volume-2';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, type RefObject, useEffect, useMemo, useRef } from 'react';
import { type Preview, streamMessages, usePreview } from '../../data/audio-events/index.ts';
import { useAudioWave } from '../../data/episodes/index.ts';
import { useStores } from '../../host/stores.ts';
import {
  jumpSeconds,
  PlaybackRange,
  SpeedButton,
  type StreamPlayback,
  useStreamPlayback,
  WaveSeek,
} from '../../parts/audio-events/playback/index.ts';
import { Button } from '../../ui/button/button.tsx';
import { formatPercent } from '../../ui/format/format-percent.ts';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { focusedElement } from '../../ui/root/focused-element.ts';
import { hasTag, isHtml } from '../../ui/root/is-element.ts';
import { SpinnerRing } from '../../ui/spinner/spinner.tsx';
import { useWords, useCatalogue } from '../../words/use-words.ts';
import { previewAction, type PreviewFocus } from './preview-keys.ts';
import './preview-player.css';
import { previewPlayerMessages } from './preview-player.messages.ts';
import { useMediaSession } from './use-media-session.ts';

/** The player at the bottom of the workspace; renders while a preview is set. */
export function PreviewPlayer() {
  const preview = usePreview((state) => state.preview);
  return preview && <ActivePreview preview={preview} />;
}

function ActivePreview({ preview }: { preview: Preview }) {
  const catalogue = useCatalogue();
  const messages = useWords(previewPlayerMessages);
  const close = usePreview((state) => state.close);
  const playback = usePlaybackInStore(preview);
  const { levels } = useAudioWave(preview);
  const region = useFocusReturn();
  useMediaSession(preview, playback);
  const actions = {
    toggle: playback.toggle,
    rewind: () => playback.jump(-jumpSeconds),
    forward: () => playback.jump(jumpSeconds),
    close,
  };

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const action = previewAction(event.key, focusOf(event.target));
    if (!action) return;
    event.preventDefault();
    actions[action]();
  }

  return (
    // Shortcuts while the focus is inside; each has a button of its own.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={region}
      className="pk-preview"
      data-deck=""
      aria-label={messages.label}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <div className="pk-preview-controls">
        <IconButton
          label={messages.rewind}
          icon={<RotateCcw aria-hidden="true" />}
          onPress={actions.rewind}
        />
        <PlayButton playback={playback} />
        <IconButton
          label={messages.forward}
          icon={<RotateCw aria-hidden="true" />}
          onPress={actions.forward}
        />
      </div>
      <div className="pk-preview-text">
        {preview.cover && (
          <img className="pk-preview-cover" src={preview.cover} alt="" width={40} height={40} />
        )}
        <span className="pk-truncate pk-preview-title">{preview.title}</span>
        <span className="pk-truncate pk-preview-artist">{preview.artist}</span>
      </div>
      {playback.status === 'failed' ? (
        <Failure playback={playback} />
      ) : (
        <WaveSeek label={messages.seek} {...playback} wave={levels} onSeek={playback.seek} />
      )}
      <SpeedButton label={messages.speed} playback={playback} />
      <div className="pk-preview-volume">
        <Volume2 aria-hidden="true" />
        <PlaybackRange
          part="volume"
          label={messages.volume}
          value={playback.volume}
          step={1}
          valueText={formatPercent(playback.volume / 100, catalogue)}
          onChange={playback.setVolume}
        />
      </div>
      <IconButton label={messages.close} icon={<X aria-hidden="true" />} onPress={close} />
    </section>
  );
}

/** Plays the preview of the store, and reports to it. */
function usePlaybackInStore(preview: Preview): StreamPlayback {
  const stores = useStores();
  const listener = useMemo(() => {
    const { setPlaying, setPosition, setControls } = usePreview.in(stores).getState();
    return { onPlaying: setPlaying, onPosition: setPosition, onControls: setControls };
  }, [stores]);
  return useStreamPlayback(preview, listener);
}

function focusOf(target: EventTarget): PreviewFocus {
  if (hasTag(target, 'button')) return 'button';
  const part = hasTag(target, 'input') ? target.dataset['part'] : undefined;
  return part === 'seek' || part === 'volume' ? part : 'other';
}

function PlayButton({ playback }: { playback: StreamPlayback }) {
  const messages = useWords(previewPlayerMessages);
  const isOn = playback.status === 'playing' || playback.status === 'loading';
  const icon = isOn ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />;
  return (
    <span className="pk-preview-play" data-status={playback.status}>
      <IconButton
        variant={playback.status === 'failed' ? 'secondary' : 'primary'}
        label={isOn ? messages.pause : messages.play}
        isDisabled={playback.status === 'failed'}
        icon={icon}
        onPress={playback.toggle}
      />
      {playback.status === 'loading' && <SpinnerRing />}
    </span>
  );
}

function Failure({ playback: { failure, retry } }: { playback: StreamPlayback }) {
  const streamWords = useWords(streamMessages);
  const messages = useWords(previewPlayerMessages);
  return (
    <div className="pk-preview-failure" role="alert">
      <TriangleAlert aria-hidden="true" />
      {streamWords[failure]}
      {failure !== 'gone' && (
        <Button size="small" onPress={retry}>
          {messages.retry}
        </Button>
      )}
    </div>
  );
}

/** For a region that may close while focused: returns the focus to the element that had it before the region appeared. */
function useFocusReturn(): RefObject<HTMLElement | null> {
  const region = useRef<HTMLElement>(null);
  const isFocused = useRef(false);
  useEffect(() => {
    const element = region.current;
    const before = element && focusedElement(element);
    const onFocusIn = () => {
      isFocused.current = true;
    };
    const onFocusOut = () => {
      isFocused.current = false;
    };
    element?.addEventListener('focusin', onFocusIn);
    element?.addEventListener('focusout', onFocusOut);
    return () => {
      // Removing a focused element fires no focusout, so the ref is still set.
      if (isFocused.current && isHtml(before) && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  return region;
}
