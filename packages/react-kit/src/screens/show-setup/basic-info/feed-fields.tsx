import { useMemo } from 'react';
import { languagesWith } from '../../../data/feeds/index.ts';
import { useStores } from '../../../host/stores.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { ComboBox } from '../../../ui/combo-box/combo-box.tsx';
import { RadioGroup } from '../../../ui/radio-group/radio-group.tsx';
import { TagInput } from '../../../ui/tag-input/tag-input.tsx';
import type { Catalogue } from '../../../words/catalogue.ts';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import { useShowSetup } from '../show-setup.store.ts';
import { useStepErrors } from '../use-step-errors.ts';
import { basicInfoMessages } from './basic-info.messages.ts';
import { useShowTags } from './use-show-tags.ts';

const orders = (catalogue: Catalogue) => {
  const messages = catalogue.wordsOf(basicInfoMessages);
  return (['episodic', 'serial'] as const).map((id) => ({
    id,
    label: messages.orders[id],
    description: messages.orderHelp[id],
  }));
};
const ratings = (catalogue: Catalogue) =>
  (['clean', 'explicit'] as const).map((id) => ({
    id,
    label: catalogue.wordsOf(basicInfoMessages).ratings[id],
  }));

/** The show's details for feeds, apart from its texts. */
export function FeedFields() {
  const stores = useStores();
  const catalogue = useCatalogue();
  const messages = useWords(basicInfoMessages);
  const isNew = useShowSetup((state) => state.draft?.id === null);
  const order = useShowSetup((state) => state.draft?.show_format ?? 'episodic');
  const isExplicit = useShowSetup((state) => state.draft?.rss_explicit === true);
  const createsFeed = useShowSetup((state) => state.draft?.autoCreateRssFeed === true);
  const { change } = useShowSetup.in(stores).getState();
  return (
    <div className="pk-basic-info-fields">
      <RadioGroup
        label={messages.order}
        isHorizontal
        options={orders(catalogue)}
        value={order}
        onChange={(show_format) => change({ show_format })}
      />
      <LanguageField />
      <RadioGroup
        label={messages.rating}
        isHorizontal
        options={ratings(catalogue)}
        value={isExplicit ? 'explicit' : 'clean'}
        onChange={(rating) => change({ rss_explicit: rating === 'explicit' })}
      />
      <TagsField />
      {isNew && (
        <Checkbox
          label={messages.feed}
          description={messages.feedHelp}
          isSelected={createsFeed}
          onChange={(autoCreateRssFeed) => change({ autoCreateRssFeed })}
        />
      )}
    </div>
  );
}

function LanguageField() {
  const stores = useStores();
  const catalogue = useCatalogue();
  const messages = useWords(basicInfoMessages);
  const code = useShowSetup((state) => state.draft?.language_override ?? '');
  const { language_override: errorMessage } = useStepErrors('basic-info');
  const options = useMemo(
    () => languagesWith(code, catalogue).map(({ code: id, name: label }) => ({ id, label })),
    [code, catalogue],
  );
  return (
    <ComboBox
      label={messages.language}
      options={options}
      value={options.find(({ id }) => id === code.toLowerCase())?.id ?? code}
      emptyMessage={messages.noLanguage}
      errorMessage={errorMessage}
      // A show always has a language: a cleared field returns to the previous one.
      onChange={(language_override) =>
        language_override !== null && useShowSetup.in(stores).getState().change({ language_override })
      }
    />
  );
}

/** The show's tags; new ones are created in place. */
function TagsField() {
  const messages = useWords(basicInfoMessages);
  const tags = useShowTags();
  return (
    <div className="pk-basic-info-tags">
      <TagInput
        label={messages.tags}
        placeholder={messages.tagsPlaceholder}
        description={tags.isCreating ? messages.creatingTag : messages.tagsHelp}
        suggestions={tags.knownNames}
        value={tags.names}
        onChange={tags.change}
        errorMessage={tags.failure ?? undefined}
      />
      {tags.failure && (
        <Button size="small" isBusy={tags.isCreating} onPress={tags.retry}>
          {messages.retry}
        </Button>
      )}
    </div>
  );
}
