import type { User } from '@postkit/sdk/schema';
import { useCallback, useState } from 'react';
import { DisableUserDialog } from './disable-user-dialog.tsx';
import { UserDialog } from './form/user-dialog.tsx';
import type { ReadyUsers } from './users.controller.ts';
import { UsersView } from './users.view.tsx';

type Opened = { kind: 'add' } | { kind: 'edit' | 'enable' | 'disable'; user: User } | null;

/** The list with the dialogs that open from it. */
export function ReadyUsersScreen({ state }: { state: ReadyUsers }) {
  const [opened, setOpened] = useState<Opened>(null);
  const [arriving, setArriving] = useState<number | null>(null);
  const { settings } = state;
  const close = () => setOpened(null);
  const onArrived = useCallback(() => setArriving(null), []);

  function onSaved(user: User): void {
    close();
    setArriving(user.id);
  }

  return (
    <>
      <UsersView
        {...state}
        arriving={arriving}
        onArrived={onArrived}
        onAdd={() => setOpened({ kind: 'add' })}
        onEdit={(user) => setOpened({ kind: 'edit', user })}
        onEnable={(user) => setOpened({ kind: 'enable', user })}
        onDisable={(user) => setOpened({ kind: 'disable', user })}
      />
      {opened?.kind === 'disable' && <DisableUserDialog user={opened.user} settings={settings} onClose={close} onDone={onSaved} />}
      {opened && opened.kind !== 'disable' && (
        <UserDialog
          user={opened.kind === 'add' ? null : opened.user}
          isEnabling={opened.kind === 'enable'}
          settings={settings}
          onClose={close}
          onSaved={onSaved}
        />
      )}
    </>
  );
}
