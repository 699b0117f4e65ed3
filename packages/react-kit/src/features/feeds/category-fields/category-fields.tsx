import type { ItunesCategory } from '@postkit/sdk/schema';
import { formatCategories, parseCategories, repeatedCategory, unknownCategory } from '../show-categories.ts';
import { CategoryRow } from './category-row.tsx';
import { categoryFieldsMessages as messages } from './category-fields.messages.ts';
import './category-fields.css';

export interface CategoryFieldsProps {
  /** As `itunes_categories` travels. */
  value: string;
  onChange: (value: string) => void;
  /** Why the value cannot stay; shown at the category that it is about. */
  errorMessage: string | undefined;
}

/** Up to three categories, the main one first; each opens once the one before it is chosen. */
export function CategoryFields({ value, onChange, errorMessage }: CategoryFieldsProps) {
  const categories = parseCategories(value);
  const repeated = repeatedCategory(categories);

  function errorAt(index: number): string | undefined {
    if (index === repeated) return messages.categoryRepeated;
    const blamed = Math.max(0, unknownCategory(categories));
    return index === blamed && repeated < 0 ? errorMessage : undefined;
  }

  function put(index: number, category: ItunesCategory) {
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
          onChange={(category) => put(index, category)}
          onRemove={() => onChange(formatCategories(categories.toSpliced(index, 1)))}
        />
      ))}
    </div>
  );
}
