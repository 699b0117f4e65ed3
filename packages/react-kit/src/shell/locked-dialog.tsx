import type { MenuItem } from '../host/session/menu.ts';
import { Button } from '../ui/button/button.tsx';
import { Dialog } from '../ui/dialog/dialog.tsx';
import { Link } from '../ui/link/link.tsx';
import { useWords } from '../words/use-words.ts';
import { shellMessages } from './shell.messages.ts';

export interface LockedDialogProps {
  item: MenuItem | null;
  /** The station is licensed as a Logger; otherwise only the user's own licence lacks the item. */
  isLoggerStation: boolean;
  sales: string;
  onClose(): void;
}

/** Explains why a menu item is locked. */
export function LockedDialog({ item, isLoggerStation, sales, onClose }: LockedDialogProps) {
  const messages = useWords(shellMessages);
  return (
    <Dialog
      isOpen={item !== null}
      title={messages.lockedTitle}
      onClose={onClose}
      footer={<Button onPress={onClose}>{messages.close}</Button>}
    >
      <p>{messages[isLoggerStation ? 'locked' : 'lockedForUser'].replace('{item}', item?.label ?? '')}</p>
      {isLoggerStation && sales && (
        <Link href={sales} isExternal>
          {messages.contactSales}
        </Link>
      )}
    </Dialog>
  );
}
