import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import X from 'lucide-react/icons/x';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { audioEventsQueries } from '../../data/audio-events/audio-events.queries.ts';
import { formatClock } from '../../domain/duration/format-duration.ts';
import type { ItemEdit } from '../../domain/timeline/item-edit.ts';
import { usePostKit } from '../../provider/postkit-context.ts';
import { ErrorState } from '../../ui/error-state/error-state.tsx';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { Spinner } from '../../ui/spinner/spinner.tsx';
import { ExtendControls } from './extend-controls.tsx';
import { TrimButtons, TrimSlider } from './trim-controls.tsx';
import { useEventSound } from './use-event-sound.ts';
import { waveformMessages as words } from './waveform.messages.ts';
import './waveform.css';

const WaveformCanvas = lazy(() => import('./waveform-canvas.tsx').then((module) => ({ default: module.WaveformCanvas })));

/** Columns that are asked for: as many as the widest screens show. */
const points = 2000;

export interface WaveformEditorProps {
  eventId: number;
  name: string;
  durationMs: number;
  preSegments: number;
  postSegments: number;
  /** An edit is on its way: no other is taken. */
  isBusy: boolean;
  onEdit: (edit: ItemEdit) => void;
  onClose: () => void;
}

/** A piece of audio to look at, to listen to, to lengthen into the broadcast around it, and to trim. Mount it anew for another event. */
export function WaveformEditor(props: WaveformEditorProps) {
  const { eventId, name, durationMs, preSegments, postSegments, isBusy, onEdit, onClose } = props;
  const { client } = usePostKit();
  const peaks = useQuery(audioEventsQueries.peaks(client, eventId, points));
  const sound = useEventSound(eventId);
  const [kept, setKept] = useState<readonly [number, number]>([0, durationMs]);
  const percent = (ms: number) => `${durationMs === 0 ? 0 : (ms / durationMs) * 100}%`;
  return (
    <section className="pk-wave" aria-label={words.label(name)} aria-busy={isBusy}>
      <div className="pk-wave-head">
        <IconButton
          variant="primary"
          label={sound.isPlaying ? words.pause : words.play}
          icon={sound.isPlaying ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
          onPress={sound.toggle}
        />
        <strong className="pk-truncate">{name}</strong>
        <span className="pk-time pk-muted">
          {formatClock(sound.position)} / {formatClock(durationMs / 1000)}
        </span>
        {isBusy && <Spinner size="small" label={words.busy} isLabelShown />}
        {sound.hasFailed && <span role="alert">{words.playFailed}</span>}
        <span className="pk-wave-space" />
        <IconButton label={words.close} icon={<X aria-hidden="true" />} onPress={onClose} />
      </div>
      <div className="pk-wave-frame">
        {peaks.isError ? (
          <ErrorState message={words.failed} details={peaks.error.message} onRetry={() => void peaks.refetch()} />
        ) : (
          <Suspense fallback={<Spinner label={words.loading} />}>
            {peaks.data ? (
              <WaveformCanvas peaks={peaks.data} duration={durationMs / 1000} media={sound.media} />
            ) : (
              <Spinner label={words.loading} />
            )}
          </Suspense>
        )}
        <span className="pk-wave-cut" style={{ left: 0, width: percent(kept[0]) }} />
        <span className="pk-wave-cut" style={{ right: 0, width: percent(durationMs - kept[1]) }} />
      </div>
      <TrimSlider durationMs={durationMs} kept={kept} isDisabled={isBusy} onChange={setKept} />
      <div className="pk-wave-controls">
        <ExtendControls
          label={words.before}
          help={words.rewindHelp}
          value={preSegments}
          isDisabled={isBusy}
          onChange={(step) => onEdit({ kind: 'extend', preSegments: step, postSegments })}
        />
        <TrimButtons
          durationMs={durationMs}
          kept={kept}
          isDisabled={isBusy}
          onReset={() => setKept([0, durationMs])}
          onApply={() => onEdit({ kind: 'trim', startMs: kept[0], endMs: kept[1] })}
        />
        <ExtendControls
          label={words.after}
          help={words.forwardHelp}
          value={postSegments}
          isDisabled={isBusy}
          onChange={(step) => onEdit({ kind: 'extend', preSegments, postSegments: step })}
        />
      </div>
    </section>
  );
}
