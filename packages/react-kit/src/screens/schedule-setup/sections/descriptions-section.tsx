import { fillPlaceholders } from '@postkit/sdk/schema';
import { formatCalendarDate } from '../../../host/time/zoned-time.ts';
import { useFormField } from '../../../host/use-form-field.ts';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import { fieldMessages } from '../schedule-setup.messages.ts';
import type { SectionPropsInStation } from './section-props.ts';
import { useNextDate } from './use-next-date.ts';

/** Some apps truncate longer descriptions; the feed has all of it. */
const countedCharacters = 255;

/** Title and texts of the episodes, with a preview for the next day. */
export function DescriptionsSection(props: SectionPropsInStation) {
  const catalogue = useCatalogue();
  const messages = useWords(fieldMessages);
  const { form } = props;
  const title = useFormField(form, 'name');
  const description = useFormField(form, 'description');
  const shareText = useFormField(form, 'social_share_text');
  const { today, date } = useNextDate(props);
  const day = date ?? today;
  return (
    <div className="pk-schedule-section pk-schedule-beside">
      <div className="pk-schedule-fields">
        <TextField {...title} label={messages.title} description={messages.placeholders} isRequired />
        <TextArea
          {...description}
          label={messages.description}
          description={messages.placeholders}
          isRequired
          rows={5}
          countTo={countedCharacters}
        />
        <TextArea {...shareText} label={messages.shareText} isRequired rows={2} />
      </div>
      <figure className="pk-schedule-preview">
        <figcaption>{messages.preview(formatCalendarDate(day, 'dddd, MMMM D, YYYY', catalogue))}</figcaption>
        <p className="pk-schedule-preview-title">{fillPlaceholders(title.value, day) || messages.untitled}</p>
        <p className="pk-schedule-preview-text">{fillPlaceholders(description.value, day)}</p>
      </figure>
    </div>
  );
}
