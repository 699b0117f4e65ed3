import { useState } from 'react';
import type { ShareClipAspect } from '@postkit/sdk/schema';
import { shareClipsMessages } from '../../../data/share-clips/index.ts';
import { useCreateShareClip } from '../../../data/share-clips/index.ts';
import { failureText } from '../../../host/report-failure.ts';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { SegmentedControl } from '../../../ui/segmented-control/segmented-control.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import type { Catalogue } from '../../../words/catalogue.ts';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import { ClipPreview } from './clip-preview.tsx';
import { initialRange } from './clip-range.ts';
import type { ClipSource } from './clip-source.tsx';
import { RangePicker } from './range-picker.tsx';

const aspects = (catalogue: Catalogue) => {
  const messages = catalogue.wordsOf(shareClipsMessages);
  return [
    { id: '9:16', label: messages.tall },
    { id: '1:1', label: messages.square },
  ] as const;
};

/** The range, the shape and the texts of the clip to make. */
export function ClipForm({ source }: { source: ClipSource }) {
  const catalogue = useCatalogue();
  const messages = useWords(shareClipsMessages);
  const [{ shownFrom, range }, setPart] = useState(() => initialRange(source.startsAt, source.seconds));
  const [aspect, setAspect] = useState<ShareClipAspect>('9:16');
  const [title, setTitle] = useState(source.name.slice(0, 120));
  const [hasCaptions, setCaptions] = useState(true);
  const create = useCreateShareClip();
  const [start, end] = range;

  function make(): void {
    create.mutate({ ...source.audio, start, end, aspect, title, captions: hasCaptions });
  }

  return (
    <div className="pk-clip-form">
      <div className="pk-stack">
        <RangePicker
          {...{ source, shownFrom, range }}
          onChange={(from, next) => setPart({ shownFrom: from, range: next })}
        />
        <SegmentedControl
          label={messages.shape}
          options={aspects(catalogue)}
          value={aspect}
          onChange={setAspect}
        />
        <TextField label={messages.clipTitle} value={title} maxLength={120} onChange={setTitle} />
        <Checkbox
          label={messages.captions}
          description={messages.captionsHelp}
          isSelected={hasCaptions}
          onChange={setCaptions}
        />
        {create.error && (
          <Banner tone="danger" title={messages.makeFailed} isLive>
            {failureText(create.error, catalogue)}
          </Banner>
        )}
        <div className="pk-row">
          <Button variant="primary" isBusy={create.isPending} onPress={make}>
            {messages.make}
          </Button>
        </div>
      </div>
      <ClipPreview
        cover={source.cover}
        aspect={aspect}
        title={title || source.name}
        hasCaptions={hasCaptions}
      />
    </div>
  );
}
