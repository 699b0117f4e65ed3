import { type ReactNode, useEffect, useRef } from 'react';
import type { ChangedField } from '../../../data/episodes/index.ts';
import { ExpiryFields } from '../../../parts/episodes/expiry/index.ts';
import { ImagePicker } from '../../../parts/images/picker/index.ts';
import { FieldPlace } from '../../../ui/field-place/field-place.tsx';
import { focusField } from '../../../ui/field-place/focus-field.ts';
import { Select } from '../../../ui/select/select.tsx';
import { TagInput } from '../../../ui/tag-input/tag-input.tsx';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { useWords } from '../../../words/use-words.ts';
import { ChangedMark } from '../live/changed-mark.tsx';
import type { InfoState } from './info.controller.ts';
import './info.css';
import { infoMessages } from './info.messages.ts';

/** Title, show, tags, description, expiry date and images of the episode. */
export function InfoView({ info, zone }: { info: InfoState; zone: string }) {
  const messages = useWords(infoMessages);
  const { form, change, focusOn, changed } = info;
  const marked = (field: ChangedField, input: ReactNode) => (
    <ChangedMark isChanged={changed.includes(field)}>{input}</ChangedMark>
  );
  const section = useRef<HTMLElement>(null);
  const name = useRef<HTMLInputElement>(null);
  const description = useRef<HTMLTextAreaElement>(null);
  const showId = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focusOn?.field === 'cover') {
      if (section.current) focusField(section.current, 'cover');
    } else if (focusOn) ({ name, description, showId })[focusOn.field].current?.focus();
  }, [focusOn]);
  return (
    <section ref={section} className="pk-info" aria-label={messages.heading}>
      {marked(
        'title',
        <TextField
          ref={name}
          label={messages.name}
          maxLength={300}
          value={form.name}
          onChange={(name) => change({ name })}
        />,
      )}
      {marked(
        'show',
        <Select
          ref={showId}
          label={messages.show}
          placeholder={messages.showPlaceholder}
          options={info.shows.map(({ id, title }) => ({ id: String(id), label: title }))}
          value={form.showId === null ? null : String(form.showId)}
          onChange={(id) => info.chooseShow(Number(id))}
        />,
      )}
      {marked(
        'description',
        <TextArea
          ref={description}
          label={messages.description}
          rows={4}
          value={form.description}
          onChange={(description) => change({ description })}
        />,
      )}
      {marked(
        'tags',
        <TagInput
          label={messages.tags}
          placeholder={messages.tagsPlaceholder}
          suggestions={info.knownTags}
          value={form.tags}
          onChange={(tags) => change({ tags })}
        />,
      )}
      {marked(
        'expiry',
        <ExpiryFields
          zone={zone}
          value={form.expires_at}
          onChange={(expires_at) => change({ expires_at })}
        />,
      )}
      {marked(
        'cover',
        <FieldPlace name="cover">
          <ImagePicker
            offersLicensed
            label={messages.squareImage}
            shape="square"
            value={form.rss_image}
            onChange={(rss_image) => change({ rss_image })}
          />
        </FieldPlace>,
      )}
      {marked(
        'image',
        <ImagePicker
          offersLicensed
          label={messages.wideImage}
          shape="wide"
          value={form.image}
          onChange={(image) => change({ image })}
        />,
      )}
    </section>
  );
}
