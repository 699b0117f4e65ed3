import type { MenuItem } from '../screen/session/menu.ts';
import { Button } from '../ui/button/button.tsx';
import { Dialog } from '../ui/dialog/dialog.tsx';
import { Link } from '../ui/link/link.tsx';
import { shellMessages as messages } from './shell.messages.ts';

export interface LockedDialogProps {
  item: MenuItem | null;
  sales: string;
  onClose(): void;
}

/** Explains why a menu item is locked. */
export function LockedDialog({ item, sales, onClose }: LockedDialogProps) {
  return (
    <Dialog
      isOpen={item !== null}
      title={messages.lockedTitle}
      size="small"
      onClose={onClose}
      footer={<Button onPress={onClose}>{messages.close}</Button>}
    >
      <p>{messages.locked.replace('{item}', item?.label ?? '')}</p>
      {sales && (
        <Link href={sales} isExternal>
          {messages.contactSales}
        </Link>
      )}
    </Dialog>
  );
}
