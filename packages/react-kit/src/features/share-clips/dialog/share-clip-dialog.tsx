import { type EpisodeSummary, type ShareClipAspect } from '@postkit/sdk/schema';
import { useState } from 'react';
import { failureText } from '../../../screen/report-failure.ts';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Heading } from '../../../ui/heading/heading.tsx';
import { SegmentedControl } from '../../../ui/segmented-control/segmented-control.tsx';
import type { Range } from '../../../ui/slider/range-slider.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { episodeAudio } from '../../episodes/index.ts';
import { shareClipsMessages as messages } from '../share-clips.messages.ts';
import { useCreateShareClip } from '../share-clips.mutations.ts';
import { ClipList } from './clip-list.tsx';
import { usableSeconds } from './clip-range.ts';
import { ClipPreview } from './clip-preview.tsx';
import { RangePicker } from './range-picker.tsx';
import './share-clips.css';

export interface ShareClipDialogProps {
  episode: EpisodeSummary;
  onClose: () => void;
}

/** Makes clips of an episode for social platforms, and lists those that were made. */
export function ShareClipDialog({ episode, onClose }: ShareClipDialogProps) {
  const audio = episodeAudio(episode);
  return (
    <Dialog isOpen title={messages.title} size="large" onClose={onClose}>
      <div className="pk-stack">
        {audio.state === 'ready' && <ClipForm episode={episode} />}
        {audio.state === 'processing' && <Banner>{messages.notReady}</Banner>}
        {audio.state === 'failed' && (
          <Banner tone="danger" title={messages.noAudio}>
            {audio.reason}
          </Banner>
        )}
        <section className="pk-stack" aria-label={messages.clips}>
          <Heading level={3}>{messages.clips}</Heading>
          <ClipList episode={episode} />
        </section>
      </div>
    </Dialog>
  );
}

const aspects = [
  { id: '9:16', label: messages.tall },
  { id: '1:1', label: messages.square },
] as const;

function ClipForm({ episode }: { episode: EpisodeSummary }) {
  const [shownFrom, setShownFrom] = useState(0);
  const [range, setRange] = useState<Range>([0, Math.min(30, usableSeconds(episode.duration))]);
  const [aspect, setAspect] = useState<ShareClipAspect>('9:16');
  const [title, setTitle] = useState(episode.name.slice(0, 120));
  const [hasCaptions, setCaptions] = useState(true);
  const create = useCreateShareClip();
  const [start, end] = range;

  function make(): void {
    create.mutate({ playlist_id: episode.playlist_id, start, end, aspect, title, captions: hasCaptions });
  }

  return (
    <div className="pk-clip-form">
      <div className="pk-stack">
        <RangePicker
          episode={episode}
          shownFrom={shownFrom}
          range={range}
          onChange={(from, next) => {
            setShownFrom(from);
            setRange(next);
          }}
        />
        <SegmentedControl label={messages.shape} options={aspects} value={aspect} onChange={setAspect} />
        <TextField label={messages.clipTitle} value={title} maxLength={120} onChange={setTitle} />
        <Checkbox label={messages.captions} description={messages.captionsHelp} isSelected={hasCaptions} onChange={setCaptions} />
        {create.error && (
          <Banner tone="danger" title={messages.makeFailed} isLive>
            {failureText(create.error)}
          </Banner>
        )}
        <div className="pk-row">
          <Button variant="primary" isBusy={create.isPending} onPress={make}>
            {messages.make}
          </Button>
        </div>
      </div>
      <ClipPreview episode={episode} aspect={aspect} title={title || episode.name} hasCaptions={hasCaptions} />
    </div>
  );
}
