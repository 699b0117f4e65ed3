import { coverRule, shareRule } from '../../../data/images/index.ts';
import type { ShowDraft, ShowDraftErrors } from '../../../data/shows/index.ts';
import { ImagePicker } from '../../../parts/images/picker/index.ts';
import { useWords } from '../../../words/use-words.ts';
import { displayDetailsMessages } from './display-details.messages.ts';

export interface ImageFieldsProps {
  draft: ShowDraft;
  errors: ShowDraftErrors;
  change: (changes: Partial<ShowDraft>) => void;
}

/** Cover and share image of the show. */
export function ImageFields({ draft, errors, change }: ImageFieldsProps) {
  const messages = useWords(displayDetailsMessages);
  return (
    <div className="pk-display-images">
      <div data-field-invalid={errors.square_image ? true : undefined}>
        <ImagePicker
          label={messages.cover}
          description={messages.coverHelp}
          shape="square"
          rule={coverRule}
          isRequired
          alt={messages.coverAlt(draft.title)}
          value={draft.square_image}
          errorMessage={errors.square_image}
          onChange={(square_image) => change({ square_image })}
        />
      </div>
      <div data-field-invalid={errors.rectangle_image ? true : undefined}>
        <ImagePicker
          label={messages.share}
          description={messages.shareHelp}
          shape="wide"
          rule={shareRule}
          isRequired
          alt={messages.shareAlt(draft.title)}
          value={draft.rectangle_image}
          errorMessage={errors.rectangle_image}
          onChange={(rectangle_image) => change({ rectangle_image })}
        />
      </div>
    </div>
  );
}
