import Pencil from 'lucide-react/icons/pencil';
import Send from 'lucide-react/icons/send';
import ShieldOff from 'lucide-react/icons/shield-off';
import UserRoundCheck from 'lucide-react/icons/user-round-check';
import UserRoundX from 'lucide-react/icons/user-round-x';
import type { Settings, User } from '@postkit/sdk/schema';
import { userName } from '../../data/users/index.ts';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { useWords } from '../../words/use-words.ts';
import { secondFactorMessages } from './second-factor.messages.ts';
import { userLocks } from './user-locks.ts';
import { usersMessages } from './users.messages.ts';

export interface UserActionsProps {
  user: User;
  settings: Settings;
  isTabStop: boolean;
  onEdit(user: User): void;
  onDisable(user: User): void;
  onEnable(user: User): void;
  /** Makes a new link for an invited user. */
  onRenew(user: User): void;
  onResetFactor(user: User): void;
}

/** Buttons to edit a user, and to renew a link, reset a second factor, disable or enable if the caller may. */
export function UserActions({
  user,
  settings,
  isTabStop,
  onEdit,
  onDisable,
  onEnable,
  onRenew,
  onResetFactor,
}: UserActionsProps) {
  const messages = useWords(usersMessages);
  const factorWords = useWords(secondFactorMessages);
  const name = userName(user);
  const tabIndex = isTabStop ? 0 : -1;
  const locks = userLocks(user, settings);
  const canSwitch = locks.status === null;
  // The link sets the password.
  const canRenew = user.invited_until !== null && locks.identity === null;
  const canReset = user.has_second_factor && locks.identity === null && user.id !== settings.user_id;
  return (
    <span className="pk-users-actions">
      <IconButton
        size="small"
        tabIndex={tabIndex}
        label={messages.edit(name)}
        icon={<Pencil aria-hidden="true" />}
        onPress={() => onEdit(user)}
      />
      {canRenew && (
        <IconButton
          size="small"
          tabIndex={tabIndex}
          label={messages.newLink(name)}
          icon={<Send aria-hidden="true" />}
          onPress={() => onRenew(user)}
        />
      )}
      {canReset && (
        <IconButton
          size="small"
          tabIndex={tabIndex}
          label={factorWords.reset(name)}
          icon={<ShieldOff aria-hidden="true" />}
          onPress={() => onResetFactor(user)}
        />
      )}
      {canSwitch &&
        (user.disabled === 0 ? (
          <IconButton
            size="small"
            tabIndex={tabIndex}
            label={messages.disable(name)}
            icon={<UserRoundX aria-hidden="true" />}
            onPress={() => onDisable(user)}
          />
        ) : (
          <IconButton
            size="small"
            tabIndex={tabIndex}
            label={messages.enable(name)}
            icon={<UserRoundCheck aria-hidden="true" />}
            onPress={() => onEnable(user)}
          />
        ))}
    </span>
  );
}
