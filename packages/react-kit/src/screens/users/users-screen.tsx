import Plus from 'lucide-react/icons/plus';
import Send from 'lucide-react/icons/send';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useCallback, useState } from 'react';
import type { User } from '@postkit/sdk/schema';
import { Screen } from '../../host/frame/screen.tsx';
import type { ScreenState } from '../../host/frame/use-screen.ts';
import { lazyDialog } from '../../host/lazy-dialog.tsx';
import { usePostKit } from '../../host/postkit-context.ts';
import { areas, isAvailable, missingAccess } from '../../host/session/areas.ts';
import { useInternalLink } from '../../host/use-internal-link.ts';
import { withWords } from '../../host/with-words.tsx';
import { ButtonLink } from '../../ui/button-link/button-link.tsx';
import './users.css';
import { Button } from '../../ui/button/button.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { useWords } from '../../words/use-words.ts';
import { secondFactorMessages } from './second-factor.messages.ts';
import { useUsersController } from './users.controller.ts';
import { usersMessages } from './users.messages.ts';
import { UsersView } from './users.view.tsx';

const RenewInvitationDialog = lazyDialog(() =>
  import('./renew-invitation-dialog.tsx').then((module) => module.RenewInvitationDialog),
);
const ResetFactorDialog = lazyDialog(() =>
  import('./reset-factor-dialog.tsx').then((module) => module.ResetFactorDialog),
);
const SignInRulesDialog = lazyDialog(() =>
  import('./sign-in-rules-dialog.tsx').then((module) => module.SignInRulesDialog),
);
const DisableUserDialog = lazyDialog(() =>
  import('./disable-user-dialog.tsx').then((module) => module.DisableUserDialog),
);
const UserDialog = lazyDialog(() => import('./form/user-dialog.tsx').then((module) => module.UserDialog));

type OpenDialog =
  | { kind: 'add' | 'invite' | 'rules' }
  | { kind: 'edit' | 'enable' | 'disable' | 'renew' | 'reset-factor'; user: User }
  | null;

type FormDialog = { kind: 'add' | 'invite' } | { kind: 'edit' | 'enable'; user: User };

function isForm(dialog: Exclude<OpenDialog, null>): dialog is FormDialog {
  return ['add', 'invite', 'edit', 'enable'].includes(dialog.kind);
}

/** Lists the users of the stations that the caller administers, to find, add, edit and disable them. */
export const UsersScreen = withWords('users', function UsersScreen() {
  const messages = useWords(usersMessages);
  const factorWords = useWords(secondFactorMessages);
  const { screen, state } = useUsersController();
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const [focusUserId, setFocusUserId] = useState<number | null>(null);
  const close = () => setDialog(null);
  const onFocused = useCallback(() => setFocusUserId(null), []);

  function onSaved(user: User): void {
    close();
    setFocusUserId(user.id);
  }

  return (
    <Screen
      state={screen}
      heading={messages.heading}
      isFilled
      action={
        <div className="pk-users-head-actions">
          <LicencesLink state={screen} />
          <Button icon={<ShieldCheck aria-hidden="true" />} onPress={() => setDialog({ kind: 'rules' })}>
            {factorWords.rules}
          </Button>
          <Button icon={<Plus aria-hidden="true" />} onPress={() => setDialog({ kind: 'add' })}>
            {messages.add}
          </Button>
          <Button
            variant="primary"
            icon={<Send aria-hidden="true" />}
            onPress={() => setDialog({ kind: 'invite' })}
          >
            {messages.invite}
          </Button>
        </div>
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
            focusUserId={focusUserId}
            onFocused={onFocused}
            onEdit={(user) => setDialog({ kind: 'edit', user })}
            onEnable={(user) => setDialog({ kind: 'enable', user })}
            onDisable={(user) => setDialog({ kind: 'disable', user })}
            onRenew={(user) => setDialog({ kind: 'renew', user })}
            onResetFactor={(user) => setDialog({ kind: 'reset-factor', user })}
          />
          {dialog?.kind === 'disable' && (
            <DisableUserDialog user={dialog.user} settings={settings} onClose={close} onDone={onSaved} />
          )}
          {dialog?.kind === 'renew' && <RenewInvitationDialog user={dialog.user} onClose={close} />}
          {dialog?.kind === 'reset-factor' && (
            <ResetFactorDialog user={dialog.user} onClose={close} onDone={onSaved} />
          )}
          {dialog?.kind === 'rules' && <SignInRulesDialog station={settings.station_name} onClose={close} />}
          {dialog && isForm(dialog) && (
            <UserDialog
              user={'user' in dialog ? dialog.user : null}
              isInvitation={dialog.kind === 'invite'}
              isEnabling={dialog.kind === 'enable'}
              settings={settings}
              onClose={close}
              onSaved={onSaved}
            />
          )}
        </>
      )}
    </Screen>
  );
});

/** Leads company admins to the licences, if the host has a screen for them. */
function LicencesLink({ state }: { state: ScreenState }) {
  const messages = useWords(usersMessages);
  const { host } = usePostKit();
  const linkTo = useInternalLink();
  if (state.status !== 'ready' || !isAvailable('licences', host.areas)) return null;
  if (missingAccess('licences', state.session.permissions) !== null) return null;
  return (
    <ButtonLink {...linkTo(`/${state.session.slug}/${areas.licences.target}`)}>
      {messages.licences}
    </ButtonLink>
  );
}
