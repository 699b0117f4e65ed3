import type { ItunesCategory } from '@postkit/sdk/schema';
import {
  findRepeatedCategory,
  findUnknownCategory,
  formatCategories,
  parseCategories,
} from '../../../data/feeds/index.ts';
import { useWords } from '../../../words/use-words.ts';
import { categoryFieldsMessages } from './category-fields.messages.ts';
import './category-fields.css';
import { CategoryRow } from './category-row.tsx';

export interface CategoryFieldsProps {
  /** In the format of `itunes_categories`. */
  value: string;
  onChange: (value: string) => void;
  /** Why the value is invalid; shown at the category concerned. */
  errorMessage: string | undefined;
}

/** Up to three categories, the main one first; each is enabled once the one before it is chosen. */
export function CategoryFields({ value, onChange, errorMessage }: CategoryFieldsProps) {
  const messages = useWords(categoryFieldsMessages);
  const categories = parseCategories(value);
  const repeated = findRepeatedCategory(categories);

  function errorAt(index: number): string | undefined {
    if (index === repeated) return messages.categoryRepeated;
    const unknown = Math.max(0, findUnknownCategory(categories));
    return index === unknown && repeated < 0 ? errorMessage : undefined;
  }

  function setCategory(index: number, category: ItunesCategory) {
    onChange(formatCategories(categories.toSpliced(index, 1, category)));
  }

  return (
    <div className="pk-categories">
      {messages.ordinals.map((ordinal, index) => (
        <CategoryRow
          key={ordinal}
          ordinal={ordinal}
          category={categories[index]}
          isMain={index === 0}
          isDisabled={index > categories.length}
          errorMessage={errorAt(index)}
          onChange={(category) => setCategory(index, category)}
          onRemove={() => onChange(formatCategories(categories.toSpliced(index, 1)))}
        />
      ))}
    </div>
  );
}
