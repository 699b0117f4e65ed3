import type { ShareClipAspect } from '@postkit/sdk/schema';
import { shareClipsMessages } from '../../../data/share-clips/index.ts';
import { useWords } from '../../../words/use-words.ts';

export interface ClipPreviewProps {
  /** Address of an image; empty for none. */
  cover: string;
  aspect: ShareClipAspect;
  title: string;
  hasCaptions: boolean;
}

/** The layout of the video, drawn with the cover and the title. */
export function ClipPreview({ cover, aspect, title, hasCaptions }: ClipPreviewProps) {
  const messages = useWords(shareClipsMessages);
  return (
    <figure className="pk-clip-preview" data-aspect={aspect} aria-label={messages.preview}>
      {cover && <img className="pk-clip-preview-back" src={cover} alt="" />}
      <div className="pk-clip-preview-head">
        <span className="pk-clip-preview-art">{cover && <img src={cover} alt="" />}</span>
        <span className="pk-clip-preview-title">{title}</span>
      </div>
      <span className="pk-clip-preview-caption">
        {hasCaptions && (
          <>
            <b>{messages.caption[0]}</b> {messages.caption[1]}
          </>
        )}
      </span>
      <span className="pk-clip-preview-wave" />
    </figure>
  );
}
