import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { Fragment, type ReactNode } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Header, ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { Dialog as AriaDialog, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Input, SearchField } from 'react-aria-components/SearchField';
import { useWords } from '../../words/use-words.ts';
import { FocusReturn } from '../dialog/focus-return.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Kbd } from '../kbd/kbd.tsx';
import '../dialog/dialog.css';
import './command-list.css';
import { commandListMessages } from './command-list.messages.ts';

export interface ListedCommand {
  id: string;
  label: string;
  detail?: string | undefined;
  icon?: ReactNode;
  /** Keys pressed one after the other. */
  keys?: readonly string[] | undefined;
}

export interface CommandListProps {
  /** Name of the dialog and of its search. */
  label: string;
  placeholder: string;
  text: string;
  onTextChange: (text: string) => void;
  sections: readonly { title: string; commands: readonly ListedCommand[] }[];
  /** Replaces an empty list. */
  empty: ReactNode;
  /** A line below the list, announced when it changes. */
  status: ReactNode;
  onChoose: (id: string) => void;
  onClose: () => void;
}

/** The list is always open; Autocomplete adds which list and which option. */
const combobox = { role: 'combobox', 'aria-expanded': true, 'aria-haspopup': 'listbox' } as const;

/** A dialog with a search above groups of commands: the arrow keys move through the matches while the focus stays in the search. */
export function CommandList({
  label,
  placeholder,
  text,
  onTextChange,
  status,
  onClose,
  ...list
}: CommandListProps) {
  const messages = useWords(commandListMessages);
  return (
    <ModalOverlay
      className="pk-dialog-overlay pk-commands-overlay"
      isOpen
      isDismissable
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <Modal className="pk-dialog-modal pk-commands-modal">
        <AriaDialog className="pk-dialog" aria-label={label}>
          <FocusReturn />
          <Autocomplete inputValue={text} onInputChange={onTextChange}>
            <div className="pk-commands-head">
              {/* A user who opens the palette types next. */}
              {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
              <SearchField aria-label={label} autoFocus className="pk-commands-search">
                <Search aria-hidden="true" />
                <Input
                  {...combobox}
                  className="pk-field-input"
                  placeholder={placeholder}
                  onKeyDown={(event) => event.key === 'Escape' && onClose()}
                />
              </SearchField>
              <IconButton label={messages.close} icon={<X aria-hidden="true" />} onPress={onClose} />
            </div>
            <Commands label={label} {...list} />
          </Autocomplete>
          <div className="pk-commands-status" role="status">
            {status}
          </div>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

type CommandsProps = Pick<CommandListProps, 'label' | 'sections' | 'empty' | 'onChoose'>;

function Commands({ label, sections, empty, onChoose }: CommandsProps) {
  return (
    <ListBox
      aria-label={label}
      className="pk-commands"
      renderEmptyState={() => <div className="pk-commands-empty">{empty}</div>}
      onAction={(id) => onChoose(String(id))}
    >
      {sections.map(({ title, commands }) => (
        <ListBoxSection key={title} id={title} className="pk-commands-group">
          <Header className="pk-commands-title">{title}</Header>
          {commands.map((command) => (
            <ListBoxItem key={command.id} id={command.id} textValue={command.label} className="pk-command">
              <span className="pk-command-icon" aria-hidden="true">
                {command.icon}
              </span>
              <span className="pk-command-label pk-truncate">{command.label}</span>
              {command.detail && <span className="pk-command-detail pk-truncate">{command.detail}</span>}
              {command.keys && <Sequence keys={command.keys} />}
            </ListBoxItem>
          ))}
        </ListBoxSection>
      ))}
    </ListBox>
  );
}

function Sequence({ keys }: { keys: readonly string[] }) {
  return (
    <span className="pk-command-keys">
      {keys.map((key, index) => (
        <Fragment key={key}>
          {index > 0 && ' '}
          <Kbd keys={[key]} />
        </Fragment>
      ))}
    </span>
  );
}
