import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import RotateCw from 'lucide-react/icons/rotate-cw';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import Volume2 from 'lucide-react/icons/volume-2';
import X from 'lucide-react/icons/x';
import type { KeyboardEvent } from 'react';
import { type Preview, streamMessages, usePreview } from '../../features/audio-events/index.ts';
import { formatClock } from '../../screen/time/format-duration.ts';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { SpinnerRing } from '../../ui/spinner/spinner.tsx';
import { previewAction, type PreviewFocus } from './preview-keys.ts';
import { previewPlayerMessages as messages } from './preview-player.messages.ts';
import { PreviewRange } from './preview-range.tsx';
import { useFocusReturn } from './use-focus-return.ts';
import { jumpSeconds, type PreviewPlayback, usePreviewPlayback } from './use-preview-playback.ts';
import './preview-player.css';

/** The player at the bottom of the workspace; renders while a preview is set. */
export function PreviewPlayer() {
  const preview = usePreview((state) => state.preview);
  return preview && <ActivePreview preview={preview} />;
}

function ActivePreview({ preview }: { preview: Preview }) {
  const close = usePreview((state) => state.close);
  const sound = usePreviewPlayback(preview);
  const region = useFocusReturn();
  const actions = {
    toggle: sound.toggle,
    rewind: () => sound.jump(-jumpSeconds),
    forward: () => sound.jump(jumpSeconds),
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
    <section ref={region} className="pk-preview" aria-label={messages.label} tabIndex={-1} onKeyDown={onKeyDown}>
      <div className="pk-preview-controls">
        <IconButton label={messages.rewind} icon={<RotateCcw aria-hidden="true" />} onPress={actions.rewind} />
        <PlayButton sound={sound} />
        <IconButton label={messages.forward} icon={<RotateCw aria-hidden="true" />} onPress={actions.forward} />
      </div>
      <div className="pk-preview-text">
        <span className="pk-truncate pk-preview-title">{preview.title}</span>
        <span className="pk-truncate pk-preview-artist">{preview.artist}</span>
      </div>
      {sound.status === 'failed' ? <Failure sound={sound} /> : <Position sound={sound} />}
      <div className="pk-preview-volume">
        <Volume2 aria-hidden="true" />
        <PreviewRange
          part="volume"
          label={messages.volume}
          value={sound.volume}
          step={1}
          valueText={`${sound.volume} %`}
          onChange={sound.setVolume}
        />
      </div>
      <IconButton label={messages.close} icon={<X aria-hidden="true" />} onPress={close} />
    </section>
  );
}

function focusOf(target: EventTarget): PreviewFocus {
  if (target instanceof HTMLButtonElement) return 'button';
  const part = target instanceof HTMLInputElement ? target.dataset['part'] : undefined;
  return part === 'seek' || part === 'volume' ? part : 'other';
}

function PlayButton({ sound }: { sound: PreviewPlayback }) {
  const isOn = sound.status === 'playing' || sound.status === 'loading';
  const icon = isOn ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />;
  return (
    <span className="pk-preview-play" data-status={sound.status}>
      <IconButton
        variant={sound.status === 'failed' ? 'secondary' : 'primary'}
        label={isOn ? messages.pause : messages.play}
        isDisabled={sound.status === 'failed'}
        icon={icon}
        onPress={sound.toggle}
      />
      {sound.status === 'loading' && <SpinnerRing />}
    </span>
  );
}

function Failure({ sound: { failure, retry } }: { sound: PreviewPlayback }) {
  return (
    <div className="pk-preview-failure" role="alert">
      <TriangleAlert aria-hidden="true" />
      {streamMessages[failure]}
      {failure !== 'gone' && (
        <Button size="small" onPress={retry}>
          {messages.retry}
        </Button>
      )}
    </div>
  );
}

function Position({ sound }: { sound: PreviewPlayback }) {
  const isKnown = sound.duration > 0;
  const [at, whole] = [formatClock(sound.position), isKnown ? formatClock(sound.duration) : '--:--'];
  return (
    <div className="pk-preview-position">
      <span className="pk-time">{at}</span>
      <PreviewRange
        part="seek"
        label={messages.seek}
        value={isKnown ? (sound.position / sound.duration) * 100 : 0}
        step={0.1}
        valueText={`${at} / ${whole}`}
        isDisabled={!isKnown}
        onChange={sound.seek}
      />
      <span className="pk-time">{whole}</span>
    </div>
  );
}
