import Keyboard from 'lucide-react/icons/keyboard';
import { Kbd } from '../../../ui/kbd/kbd.tsx';
import { Popover } from '../../../ui/popover/popover.tsx';
import { useWords } from '../../../words/use-words.ts';
import './key-help.css';
import { keyHelpMessages } from './timeline-edits.messages.ts';

/** Lists the keyboard shortcuts of the timeline. */
export function KeyHelp({ canEdit }: { canEdit: boolean }) {
  const messages = useWords(keyHelpMessages);
  const rows = canEdit ? [...messages.rows, ...messages.editRows] : messages.rows;
  return (
    <Popover
      placement="top end"
      trigger={{ label: messages.trigger, icon: <Keyboard aria-hidden="true" />, variant: 'quiet' }}
    >
      <dl className="pk-key-help">
        {rows.map(({ keys, does }) => (
          <div key={does}>
            <dt>{does}</dt>
            <dd>
              {keys.map((together) => (
                <Kbd key={together.join()} keys={together} />
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Popover>
  );
}
