import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { defined } from '../defined/defined.ts';
import type { Option } from '../option/option.ts';
import './option-list.css';

type Props = {
  /** Omitted if the surrounding field filters and provides the options. */
  options?: readonly Option[] | undefined;
  emptyMessage: ReactNode;
  isMultiple?: boolean | undefined;
  /** Number of options before a search. */
  count: number;
};

/** A longer list renders only the options in view. */
const wholeList = 250;

const longLayout = { estimatedRowHeight: 36, padding: 4 };

/** The list in the popovers of Select, ComboBox and MultiSelect, which provide its state. */
export function OptionList({ count, ...props }: Props) {
  if (count <= wholeList) return <Options {...props} />;
  return (
    <Virtualizer layout={ListLayout} layoutOptions={longLayout}>
      <Options {...props} isLong />
    </Virtualizer>
  );
}

function Options({ options, emptyMessage, isMultiple, isLong }: Omit<Props, 'count'> & { isLong?: boolean }) {
  return (
    <ListBox<Option>
      className="pk-option-list"
      data-long={isLong}
      renderEmptyState={() => <div className="pk-option-empty">{emptyMessage}</div>}
      {...defined({ items: options })}
    >
      {(option) => <OptionItem option={option} isMultiple={isMultiple} />}
    </ListBox>
  );
}

function OptionItem({ option, isMultiple }: { option: Option; isMultiple?: boolean | undefined }) {
  return (
    <ListBoxItem
      id={option.id}
      value={option}
      textValue={option.label}
      isDisabled={option.isDisabled ?? false}
      className="pk-option"
    >
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
