import { useQuery } from '@tanstack/react-query';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import Scissors from 'lucide-react/icons/scissors';
import Square from 'lucide-react/icons/square';
import StepForward from 'lucide-react/icons/step-forward';
import X from 'lucide-react/icons/x';
import { type ReactNode, type Ref, Suspense, useState } from 'react';
import { audioEventsQueries, streamMessages } from '../../../data/audio-events/index.ts';
import { PartFailureNotice } from '../../../host/part-failure-notice.tsx';
import { usePostKit } from '../../../host/postkit-context.ts';
import { formatClock } from '../../../host/time/format-duration.ts';
import { LevelField } from '../../../parts/timeline/level/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ErrorState } from '../../../ui/error-state/error-state.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';
import { Spinner } from '../../../ui/spinner/spinner.tsx';
import { useWords } from '../../../words/use-words.ts';
import { canSplit, type ItemEdit } from '../timeline-model/item-edit.ts';
import { moveHandle, type Shape, shapeOf, withLevel } from '../timeline-model/item-shape.ts';
import { ExtendControls } from './extend-controls.tsx';
import { FadeControls } from './fade-controls.tsx';
import { ShapeButtons } from './shape-buttons.tsx';
import { TrimSlider } from './trim-controls.tsx';
import { type EventPlayback, useEventPlayback } from './use-event-playback.ts';
import { type JoinedItem, useJoinPlayback } from './use-join-playback.ts';
import './waveform.css';
import { waveformMessages } from './waveform.messages.ts';

const WaveformCanvas = lazyPart(
  () => import('./waveform-canvas.tsx').then((module) => module.WaveformCanvas),
  (failure) => <PartFailureNotice {...failure} />,
);

/** Columns of the requested peaks: enough for the widest screens. */
const points = 2000;

export interface WaveformEditorProps {
  item: JoinedItem;
  /** The item that plays next; null for the last one. */
  next: JoinedItem | null;
  preSegments: number;
  postSegments: number;
  /** An edit is running, so no other is accepted. */
  isBusy: boolean;
  onEdit: (edit: ItemEdit) => void;
  onClose: () => void;
  /** A part below the waveform that follows and starts its playback. */
  renderWords?: (playback: EventPlayback) => ReactNode;
  /** The element to focus when the editor opens. */
  ref?: Ref<HTMLElement>;
}

/** Plays an item and edits it: extends it into the broadcast, trims, fades and splits it. Mount it again for another event. */
export function WaveformEditor(props: WaveformEditorProps) {
  const messages = useWords(waveformMessages);
  const { item, next, preSegments, postSegments, isBusy, onEdit, ref } = props;
  const { durationMs } = item;
  const [shape, setShape] = useState(() => shapeOf(item));
  const playback = useEventPlayback(item, shape);
  return (
    <section
      ref={ref}
      tabIndex={-1}
      className="pk-wave-editor"
      aria-label={messages.label(item.name)}
      aria-busy={isBusy}
    >
      <Head {...props} playback={playback} />
      <Wave item={item} shape={shape} playback={playback} />
      <TrimSlider
        durationMs={durationMs}
        kept={[shape.startMs, shape.endMs]}
        isDisabled={isBusy}
        onChange={([start, end]) =>
          setShape(moveHandle(item, moveHandle(item, shape, 'start', start), 'end', end))
        }
      />
      {props.renderWords?.(playback)}
      <div className="pk-wave-controls">
        <div className="pk-wave-side" data-side="start">
          <ExtendControls
            label={messages.before}
            help={messages.rewindHelp}
            value={preSegments}
            isDisabled={isBusy}
            onChange={(step) => onEdit({ kind: 'extend', preSegments: step, postSegments })}
          />
          <FadeControls side="fadeIn" {...{ item, shape }} isDisabled={isBusy} onChange={setShape} />
        </div>
        <div className="pk-wave-side" data-side="end">
          <ExtendControls
            label={messages.after}
            help={messages.forwardHelp}
            value={postSegments}
            isDisabled={isBusy}
            onChange={(step) => onEdit({ kind: 'extend', preSegments, postSegments: step })}
          />
          <FadeControls side="fadeOut" {...{ item, shape }} isDisabled={isBusy} onChange={setShape} />
          <LevelField
            gainDb={shape.gainDb ?? item.gainDb ?? 0}
            isDisabled={isBusy}
            onChange={(gainDb) => setShape(withLevel(shape, gainDb))}
          />
        </div>
        <div className="pk-wave-buttons">
          <ShapeButtons item={item} shape={shape} isDisabled={isBusy} onReset={setShape} onApply={onEdit} />
          <PlayheadButtons {...{ item, next, playback, isBusy, onEdit }} />
        </div>
      </div>
    </section>
  );
}

function Head({ item, isBusy, onClose, playback }: WaveformEditorProps & { playback: EventPlayback }) {
  const streamWords = useWords(streamMessages);
  const messages = useWords(waveformMessages);
  return (
    <div className="pk-wave-head">
      <IconButton
        variant="primary"
        label={playback.isPlaying ? messages.pause : messages.play}
        icon={playback.isPlaying ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
        onPress={playback.toggle}
      />
      <strong className="pk-truncate">{item.name}</strong>
      <span className="pk-time pk-muted">
        {formatClock(playback.position)} / {formatClock(item.durationMs / 1000)}
      </span>
      {isBusy && <Spinner size="small" label={messages.busy} isLabelShown />}
      {playback.failure && <span role="alert">{streamWords[playback.failure]}</span>}
      <span className="pk-wave-space" />
      <IconButton label={messages.close} icon={<X aria-hidden="true" />} onPress={onClose} />
    </div>
  );
}

/** The waveform, with the trimmed parts and the fades marked. */
function Wave({
  item: { eventId, durationMs, innerFades },
  shape,
  playback,
}: {
  item: JoinedItem;
  shape: Shape;
  playback: EventPlayback;
}) {
  const messages = useWords(waveformMessages);
  const { client } = usePostKit();
  const peaks = useQuery(audioEventsQueries.peaks(client, eventId, points));
  const percent = (ms: number) => `${durationMs === 0 ? 0 : (ms / durationMs) * 100}%`;
  return (
    <div className="pk-wave-frame" dir="ltr" data-deck>
      {peaks.isError ? (
        <ErrorState
          message={messages.failed}
          details={peaks.error.message}
          onRetry={() => void peaks.refetch()}
        />
      ) : (
        <Suspense fallback={<Spinner label={messages.loading} />}>
          {peaks.data ? (
            <WaveformCanvas peaks={peaks.data} duration={durationMs / 1000} media={playback.media} />
          ) : (
            <Spinner label={messages.loading} />
          )}
        </Suspense>
      )}
      <span className="pk-wave-cut" style={{ left: 0, width: percent(shape.startMs) }} />
      <span className="pk-wave-cut" style={{ right: 0, width: percent(durationMs - shape.endMs) }} />
      <span
        className="pk-wave-fade"
        data-side="in"
        style={{ left: percent(shape.startMs), width: percent(shape.fadeInMs) }}
      />
      <span
        className="pk-wave-fade"
        data-side="out"
        style={{ right: percent(durationMs - shape.endMs), width: percent(shape.fadeOutMs) }}
      />
      {innerFades.map(({ start, end, direction }) => (
        <span
          key={start}
          className="pk-wave-fade"
          data-side={direction}
          style={{ left: percent(start), width: percent(end - start) }}
        />
      ))}
    </div>
  );
}

interface PlaceButtonsProps extends Pick<WaveformEditorProps, 'item' | 'next' | 'isBusy' | 'onEdit'> {
  playback: EventPlayback;
}

/** Buttons to split at the playhead and to play the transition to the next item. */
function PlayheadButtons({ item, next, playback, isBusy, onEdit }: PlaceButtonsProps) {
  const streamWords = useWords(streamMessages);
  const messages = useWords(waveformMessages);
  const atMs = Math.round(playback.position * 1000);
  const join = useJoinPlayback(item, next, () => playback.media.pause());
  return (
    <div className="pk-wave-place-buttons">
      <Button
        icon={<Scissors aria-hidden="true" />}
        isDisabled={isBusy || !canSplit(item, atMs)}
        onPress={() => onEdit({ kind: 'split', atMs })}
      >
        {messages.splitHere}
      </Button>
      {next && (
        <Button
          icon={join.isPlaying ? <Square aria-hidden="true" /> : <StepForward aria-hidden="true" />}
          onPress={join.toggle}
        >
          {join.isPlaying ? messages.stopJoin : messages.join}
        </Button>
      )}
      {join.failure && <span role="alert">{streamWords[join.failure]}</span>}
    </div>
  );
}
