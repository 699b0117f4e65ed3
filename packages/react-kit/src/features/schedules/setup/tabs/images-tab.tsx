import { coverRule, shareRule } from '../../../images/index.ts';
import { ImagePicker } from '../../../images/picker/index.ts';
import { fieldMessages as words } from '../automation-setup.messages.ts';
import type { TabProps } from './tab-props.ts';
import { useFormField } from './use-form-field.ts';

/** What the episodes look like. */
export function ImagesTab({ form }: TabProps) {
  const cover = useFormField(form, 'squareCoverArtURL');
  const share = useFormField(form, 'socialShareImageURL');
  return (
    <div className="pk-schedule-tab pk-schedule-images">
      <ImagePicker
        label={words.cover}
        description={words.coverHelp}
        shape="square"
        rule={coverRule}
        isRequired
        alt={words.coverAlt}
        value={cover.value}
        errorMessage={cover.errorMessage}
        onChange={cover.onChange}
      />
      <ImagePicker
        label={words.share}
        description={words.shareHelp}
        shape="wide"
        rule={shareRule}
        isRequired
        alt={words.shareAlt}
        value={share.value}
        errorMessage={share.errorMessage}
        onChange={share.onChange}
      />
    </div>
  );
}
