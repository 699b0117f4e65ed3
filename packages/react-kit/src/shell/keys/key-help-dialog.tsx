import type { KeySection } from '../../host/commands/command.ts';
import { useCommandRegistry } from '../../host/commands/commands.store.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Kbd } from '../../ui/kbd/kbd.tsx';
import { useWords, useCatalogue } from '../../words/use-words.ts';
import type { MenuEntry } from '../side-menu/use-menu-sections.ts';
import { globalKeyHelp } from './global-keys.model.ts';
import { keysMessages } from './keys.messages.ts';
import './key-help-dialog.css';
import type { SingleKeys } from './use-single-keys.ts';

export interface KeyHelpDialogProps {
  entries: readonly MenuEntry[];
  singleKeys: SingleKeys;
  onClose(): void;
}

/** Lists the keys that work everywhere and those of the current screen. */
export function KeyHelpDialog({ entries, singleKeys, onClose }: KeyHelpDialogProps) {
  const catalogue = useCatalogue();
  const messages = useWords(keysMessages);
  const contributions = useCommandRegistry((state) => state.contributions);
  const ofScreen = [...contributions.values()].flatMap(({ keys }) => (keys ? [keys] : []));
  const sections = [...ofScreen, ...globalKeyHelp(entries, singleKeys.areOn, catalogue)];
  return (
    <Dialog
      isOpen
      title={messages.title}
      size="large"
      onClose={onClose}
      footer={<Button onPress={onClose}>{messages.close}</Button>}
    >
      {!singleKeys.areOn && (
        <p className="pk-keys-off">
          {messages.off} <Button onPress={() => singleKeys.choose(true)}>{messages.turnOn}</Button>
        </p>
      )}
      <div className="pk-keys-sections">
        {sections.map((section) => (
          <Section key={section.title} section={section} />
        ))}
      </div>
    </Dialog>
  );
}

function Section({ section: { title, rows } }: { section: KeySection }) {
  return (
    <section className="pk-keys-section">
      <h3>{title}</h3>
      <dl>
        {rows.map(({ keys, does }) => (
          <div key={does}>
            <dt>{does}</dt>
            <dd>
              {keys.map((together, index) => (
                // Two keys of a sequence may be the same.
                <Kbd key={`${index}-${together.join()}`} keys={together} />
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
