import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { defined } from '../defined/defined.ts';
import type { Option } from '../option/option.ts';
import './option-list.css';

type Props = {
  /** Left out where the field around it filters and hands the rest down. */
  options?: readonly Option[] | undefined;
  emptyMessage: ReactNode;
  isMultiple?: boolean | undefined;
};

/** The list inside the popovers of Select, ComboBox and MultiSelect; it takes its state from them. */
export function OptionList({ options, emptyMessage, isMultiple }: Props) {
  return (
    <ListBox<Option>
      className="pk-option-list"
      renderEmptyState={() => <div className="pk-option-empty">{emptyMessage}</div>}
      {...defined({ items: options })}
    >
      {(option) => <OptionItem option={option} isMultiple={isMultiple} />}
    </ListBox>
  );
}

function OptionItem({ option, isMultiple }: { option: Option; isMultiple?: boolean | undefined }) {
  return (
    <ListBoxItem id={option.id} value={option} textValue={option.label} isDisabled={option.isDisabled ?? false} className="pk-option">
      <span className="pk-option-mark" data-shape={isMultiple ? 'box' : 'tick'} aria-hidden="true">
        <Check />
      </span>
      {option.icon}
      <span className="pk-option-text">
        <span className="pk-truncate">{option.label}</span>
        {option.description && <span className="pk-option-description">{option.description}</span>}
      </span>
    </ListBoxItem>
  );
}
