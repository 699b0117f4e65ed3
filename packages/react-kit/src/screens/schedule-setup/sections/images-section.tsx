import { coverRule, shareRule } from '../../../data/images/index.ts';
import { useFormField } from '../../../host/use-form-field.ts';
import { ImagePicker } from '../../../parts/images/picker/index.ts';
import { useWords } from '../../../words/use-words.ts';
import { fieldMessages } from '../schedule-setup.messages.ts';
import type { SectionProps } from './section-props.ts';

/** The images of the episodes. */
export function ImagesSection({ form }: SectionProps) {
  const messages = useWords(fieldMessages);
  const cover = useFormField(form, 'squareCoverArtURL');
  const share = useFormField(form, 'socialShareImageURL');
  return (
    <div className="pk-schedule-section pk-schedule-images">
      <ImagePicker
        label={messages.cover}
        description={messages.coverHelp}
        shape="square"
        rule={coverRule}
        isRequired
        alt={messages.coverAlt}
        value={cover.value}
        errorMessage={cover.errorMessage}
        onChange={cover.onChange}
      />
      <ImagePicker
        label={messages.share}
        description={messages.shareHelp}
        shape="wide"
        rule={shareRule}
        isRequired
        alt={messages.shareAlt}
        value={share.value}
        errorMessage={share.errorMessage}
        onChange={share.onChange}
      />
    </div>
  );
}
