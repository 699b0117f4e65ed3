import { Controller } from 'react-hook-form';
import { coverRule } from '../../../data/images/index.ts';
import { FieldPlace } from '../../../ui/field-place/field-place.tsx';
import { useWords } from '../../../words/use-words.ts';
import { CategoryFields } from '../../feeds/category-fields/index.ts';
import { ImagePicker } from '../../images/picker/index.ts';
import type { DestinationForm } from './destination-drawer.controller.ts';
import { feedMessages } from './feed.messages.ts';

/** Step 2 of a feed: its cover and its categories. */
export function FeedArtStep({ form }: { form: DestinationForm }) {
  const messages = useWords(feedMessages);
  return (
    <>
      <FieldPlace name="cover">
        <Controller
          control={form.control}
          name="imageurl"
          render={({ field: { value, onChange }, fieldState: { error } }) => (
            <ImagePicker
              label={messages.cover}
              description={messages.coverHelp}
              shape="square"
              rule={coverRule}
              isRequired
              value={value}
              errorMessage={error?.message}
              onChange={onChange}
            />
          )}
        />
      </FieldPlace>
      <FieldPlace name="categories">
        <Controller
          control={form.control}
          name="itunes_categories"
          render={({ field: { value, onChange }, fieldState: { error } }) => (
            <fieldset className="pk-setup-group">
              <legend className="pk-field-label">{messages.categories}</legend>
              <CategoryFields value={value} errorMessage={error?.message} onChange={onChange} />
            </fieldset>
          )}
        />
      </FieldPlace>
    </>
  );
}
