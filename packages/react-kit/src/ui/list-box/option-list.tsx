import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { defined } from '../defined/defined.ts';
import type { Option } from '../option/option.ts';
import './option-list.css';

type Props = {
  /** Omitted if the surrounding field filters and provides the options. */
  options?: readonly Option[] | undefined;
  emptyMessage: ReactNode;
  isMultiple?: boolean | undefined;
};

/** The list in the popovers of Select, ComboBox and MultiSelect, which provide its state. */
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
