import { ImagePicker } from '../../images/picker/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Heading } from '../../../ui/heading/heading.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { TagInput } from '../../../ui/tag-input/tag-input.tsx';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { infoMessages as messages } from './info.messages.ts';
import type { InfoState } from './info.controller.ts';
import './info.css';

/** Title, show, tags, description and images of the episode. */
export function InfoView({ info }: { info: InfoState }) {
  const { form, change } = info;
  return (
    <section className="pk-info" aria-label={messages.heading}>
      <div className="pk-info-head">
        <Heading level={2} look={4}>
          {messages.heading}
        </Heading>
        <Button variant="primary" isBusy={info.isFinishing} onPress={info.finish}>
          {messages.finish}
        </Button>
      </div>
      <div className="pk-info-grid">
        <div className="pk-info-fields">
          <div className="pk-info-pair">
            <Select
              label={messages.show}
              placeholder={messages.showPlaceholder}
              options={info.shows.map(({ id, title }) => ({ id: String(id), label: title }))}
              value={form.showId === null ? null : String(form.showId)}
              onChange={(id) => info.chooseShow(Number(id))}
            />
            <TextField label={messages.name} maxLength={300} value={form.name} onChange={(name) => change({ name })} />
          </div>
          <TagInput
            label={messages.tags}
            placeholder={messages.tagsPlaceholder}
            suggestions={info.knownTags}
            value={form.tags}
            onChange={(tags) => change({ tags })}
          />
          <TextArea label={messages.description} rows={5} value={form.description} onChange={(description) => change({ description })} />
        </div>
        <div className="pk-info-square">
          <ImagePicker
            offersLicensed
            label={messages.squareImage}
            shape="square"
            value={form.rss_image}
            onChange={(rss_image) => change({ rss_image })}
          />
        </div>
        <div className="pk-info-wide">
          <ImagePicker offersLicensed label={messages.wideImage} shape="wide" value={form.image} onChange={(image) => change({ image })} />
        </div>
      </div>
    </section>
  );
}
