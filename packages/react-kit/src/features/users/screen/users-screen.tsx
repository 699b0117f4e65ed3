import type { User } from '@postkit/sdk/schema';
import Plus from 'lucide-react/icons/plus';
import { useCallback, useState } from 'react';
import { Screen } from '../../../screen/frame/screen.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { DisableUserDialog } from './disable-user-dialog.tsx';
import { UserDialog } from './form/user-dialog.tsx';
import { useUsersController } from './users.controller.ts';
import { usersMessages as messages } from './users.messages.ts';
import { UsersView } from './users.view.tsx';
import './users.css';

type Opened = { kind: 'add' } | { kind: 'edit' | 'enable' | 'disable'; user: User } | null;

/** Who works at the stations that the user administers: found, added, changed, disabled. */
export function UsersScreen() {
  const { screen, state } = useUsersController();
  const [opened, setOpened] = useState<Opened>(null);
  const [arriving, setArriving] = useState<number | null>(null);
  const close = () => setOpened(null);
  const onArrived = useCallback(() => setArriving(null), []);

  function onSaved(user: User): void {
    close();
    setArriving(user.id);
  }

  return (
    <Screen
      state={screen}
      heading={messages.heading}
      isFilled
      action={
        <Button variant="primary" icon={<Plus aria-hidden="true" />} onPress={() => setOpened({ kind: 'add' })}>
          {messages.add}
        </Button>
      }
      failed={messages.failed}
      loading={messages.loading}
      skeleton={
        <>
          <Skeleton height="32px" width="280px" />
          <Skeleton height="420px" />
        </>
      }
    >
      {({ settings }) => (
        <>
          <UsersView
            {...state}
            settings={settings}
            arriving={arriving}
            onArrived={onArrived}
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
      )}
    </Screen>
  );
}
