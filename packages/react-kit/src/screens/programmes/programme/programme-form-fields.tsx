import { useShows } from '../../../data/shows/index.ts';
import { useFormField } from '../../../host/use-form-field.ts';
import { ImagePicker } from '../../../parts/images/picker/index.ts';
import { DatedHoursField, WeeklyRuleFields } from '../../../parts/weekly-rule/index.ts';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { ComboBox } from '../../../ui/combo-box/combo-box.tsx';
import { SegmentedControl } from '../../../ui/segmented-control/segmented-control.tsx';
import { TagInput } from '../../../ui/tag-input/tag-input.tsx';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { useWords } from '../../../words/use-words.ts';
import { programmeMessages } from './programme.messages.ts';
import type { ProgrammeForm } from './use-programme-form.ts';

/** Name and hours of a programme: a weekly rule, or dates. */
export function TimeFields({ form, zone }: { form: ProgrammeForm; zone: string }) {
  const messages = useWords(programmeMessages);
  const name = useFormField(form, 'name');
  const when = useFormField(form, 'when');
  const dates = useFormField(form, 'dates');
  const rule = {
    days: useFormField(form, 'days'),
    start_date: useFormField(form, 'start_date'),
    end_date: useFormField(form, 'end_date'),
    start_time: useFormField(form, 'start_time'),
    end_time: useFormField(form, 'end_time'),
    every_weeks: useFormField(form, 'every_weeks'),
    exceptions: useFormField(form, 'exceptions'),
    overrides: useFormField(form, 'overrides'),
  };
  return (
    <>
      <TextField {...name} label={messages.programme} isRequired autoComplete="off" />
      <SegmentedControl
        label={messages.when}
        options={(['weekly', 'dates'] as const).map((id) => ({ id, label: messages.whens[id] }))}
        value={when.value}
        onChange={when.onChange}
      />
      {when.value === 'weekly' ? (
        <WeeklyRuleFields fields={rule} zone={zone} words={messages} allowsWholeDay />
      ) : (
        <DatedHoursField
          {...dates}
          allowsWholeDay
          description={messages.datesHelp}
          words={{
            label: messages.dates,
            date: messages.date,
            start: messages.dateStart,
            end: messages.dateEnd,
            add: messages.addDate,
          }}
        />
      )}
    </>
  );
}

/** The texts and the picture of a programme. */
export function TextFields({ form }: { form: ProgrammeForm }) {
  const messages = useWords(programmeMessages);
  const description = useFormField(form, 'description');
  const genre = useFormField(form, 'genre');
  const presenters = useFormField(form, 'presenters');
  const picture = useFormField(form, 'picture');
  return (
    <>
      <TextArea {...description} label={messages.description} />
      <TagInput {...presenters} label={messages.presenters} description={messages.presentersHelp} />
      <TextField {...genre} label={messages.genre} />
      <ImagePicker
        label={messages.picture}
        description={messages.pictureHelp}
        shape="square"
        value={picture.value}
        errorMessage={picture.errorMessage}
        onChange={picture.onChange}
      />
    </>
  );
}

/** Id of the choice of the show with the same name. */
const sameName = 'same';

/** The show of a programme, and whether it is public. */
export function PublicFields({ form }: { form: ProgrammeForm }) {
  const messages = useWords(programmeMessages);
  const shows = useShows();
  const show = useFormField(form, 'show_id');
  const isPublic = useFormField(form, 'is_public');
  const options = (shows.data ?? [])
    .map(({ id, title }) => ({ id: String(id), label: title }))
    .toSorted((a, b) => a.label.localeCompare(b.label));
  return (
    <>
      <ComboBox
        label={messages.show}
        description={messages.showHelp}
        options={[{ id: sameName, label: messages.sameName }, ...options]}
        value={show.value === null ? sameName : String(show.value)}
        emptyMessage={messages.noShows}
        errorMessage={show.errorMessage}
        onChange={(id) => show.onChange(id === null || id === sameName ? null : Number(id))}
      />
      <Checkbox
        label={messages.isPublic}
        description={messages.isPublicHelp}
        isSelected={isPublic.value}
        onChange={isPublic.onChange}
      />
    </>
  );
}
