import { CheckGroup } from '../../../ui/check-group/check-group.tsx';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import type { CategoryChoiceGroup } from './category-choices.model.ts';

export interface CategoryGroupFieldsProps {
  group: CategoryChoiceGroup;
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** Checkboxes for the categories of one group. */
export function CategoryGroupFields({ group, chosen, onChange }: CategoryGroupFieldsProps) {
  return (
    <CheckGroup legend={group.title}>
      {group.categories.map(({ name, color }) => (
        <Checkbox
          key={name}
          label={
            <span className="pk-schedule-category" data-color={color}>
              {name}
            </span>
          }
          isSelected={chosen.includes(name)}
          onChange={(isSelected) =>
            onChange(isSelected ? [...chosen, name] : chosen.filter((one) => one !== name))
          }
        />
      ))}
    </CheckGroup>
  );
}
