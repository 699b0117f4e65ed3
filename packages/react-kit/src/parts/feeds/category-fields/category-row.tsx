import X from 'lucide-react/icons/x';
import type { ItunesCategory } from '@postkit/sdk/schema';
import { categoryNames, subcategoriesOf } from '../../../data/feeds/index.ts';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import type { Option } from '../../../ui/option/option.ts';
import { Select } from '../../../ui/select/select.tsx';
import type { Catalogue } from '../../../words/catalogue.ts';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import { categoryFieldsMessages } from './category-fields.messages.ts';

export interface CategoryRowProps {
  ordinal: string;
  category: ItunesCategory | undefined;
  isMain: boolean;
  isDisabled: boolean;
  errorMessage: string | undefined;
  onChange: (category: ItunesCategory) => void;
  onRemove: () => void;
}

/** One category with its subcategory. */
export function CategoryRow({
  ordinal,
  category,
  isMain,
  isDisabled,
  errorMessage,
  onChange,
  onRemove,
}: CategoryRowProps) {
  const catalogue = useCatalogue();
  const messages = useWords(categoryFieldsMessages);
  const chosen = category?.name ?? null;
  // A show may have a category that directories no longer have.
  const names =
    chosen === null || categoryNames.includes(chosen) ? categoryNames : [...categoryNames, chosen];
  const subcategories = subcategoryOptions(category, catalogue);
  return (
    <div className="pk-category" data-field-invalid={errorMessage ? true : undefined}>
      <div className="pk-category-main">
        <Select
          label={ordinal}
          isRequired={isMain}
          isDisabled={isDisabled}
          placeholder={messages.choose}
          options={names.map((name) => ({ id: name, label: name }))}
          value={chosen}
          errorMessage={errorMessage}
          onChange={(name) => onChange({ name, subcategory: '' })}
        />
      </div>
      <div className="pk-category-sub">
        <Select
          label={messages.subcategoryOf(ordinal)}
          isLabelHidden
          isDisabled={subcategories.length < 2}
          placeholder={messages.subcategory}
          options={subcategories}
          value={category ? category.subcategory || noneId : null}
          onChange={(name) => onChange({ name: chosen ?? '', subcategory: name === noneId ? '' : name })}
        />
      </div>
      <div className="pk-category-remove">
        {!isMain && category && (
          <IconButton label={messages.remove(ordinal)} icon={<X aria-hidden="true" />} onPress={onRemove} />
        )}
      </div>
    </div>
  );
}

/** Id of the option without a subcategory, since a list has no empty choice. */
const noneId = 'none';

/** Options for the subcategory, "none" first; the chosen one is always included. */
function subcategoryOptions(category: ItunesCategory | undefined, catalogue: Catalogue): Option[] {
  const messages = catalogue.wordsOf(categoryFieldsMessages);
  if (!category) return [];
  const known = subcategoriesOf(category.name);
  const { subcategory } = category;
  const names = subcategory === '' || known.includes(subcategory) ? known : [...known, subcategory];
  const label = names.length > 0 ? messages.noSubcategory : messages.hasNone;
  return [{ id: noneId, label }, ...names.map((name) => ({ id: name, label: name }))];
}
