import LogIn from 'lucide-react/icons/log-in';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { memo, type ReactNode } from 'react';
import type { User } from '@postkit/sdk/schema';
import { userName } from '../../data/users/index.ts';
import { useNow } from '../../host/time/use-now.ts';
import { StatusDot } from '../../ui/status-dot/status-dot.tsx';
import { tableRoles } from '../../ui/table/table-roles.ts';
import { Tooltip } from '../../ui/tooltip/tooltip.tsx';
import { type RowPlace, rowProps } from '../../ui/virtual-table/virtual-table.tsx';
import { useWords } from '../../words/use-words.ts';
import { accessLevel } from './access-level.ts';
import { secondFactorMessages } from './second-factor.messages.ts';
import { UserActions, type UserActionsProps } from './user-actions.tsx';
import { limitAt } from './user-fields.ts';
import { usersMessages } from './users.messages.ts';

export type UserRowActions = Pick<
  UserActionsProps,
  'settings' | 'onEdit' | 'onDisable' | 'onEnable' | 'onRenew' | 'onResetFactor'
>;

export interface UserRowProps extends UserRowActions, RowPlace {
  user: User;
}

/** Memoised, because scrolling re-renders the table with each step. */
export const UserRow = memo(function UserRow({ user, index, pixels, isTabStop, ...actions }: UserRowProps) {
  const messages = useWords(usersMessages);
  const factorMessages = useWords(secondFactorMessages);
  const name = userName(user);
  return (
    <tr {...rowProps({ index, pixels, isTabStop })} data-disabled={user.disabled === 1 || undefined}>
      <th className="pk-table-cell" data-column="name" {...tableRoles.rowheader} scope="row" title={name}>
        {name}
      </th>
      <td className="pk-table-cell" data-column="email" {...tableRoles.cell} title={user.email}>
        {user.email}
      </td>
      <td className="pk-table-cell" data-column="access" {...tableRoles.cell}>
        <Access user={user} here={actions.settings.station} />
      </td>
      <td className="pk-table-cell" data-column="status" {...tableRoles.cell}>
        <Status user={user} />
        {user.has_second_factor && (
          <Mark text={factorMessages.has} icon={<ShieldCheck aria-hidden="true" />} />
        )}
        {user.has_single_sign_on && <Mark text={messages.singleSignOn} icon={<LogIn aria-hidden="true" />} />}
      </td>
      <td className="pk-table-cell" data-column="stations" {...tableRoles.cell}>
        <Stations user={user} />
      </td>
      <td className="pk-table-cell" data-column="actions" {...tableRoles.cell}>
        <UserActions user={user} isTabStop={isTabStop} {...actions} />
      </td>
    </tr>
  );
});

/** The access, and the number of shows of the current station that the user is limited to. */
function Access({ user, here }: { user: User; here: string }) {
  const messages = useWords(usersMessages);
  const access = messages.access[accessLevel(user)];
  const shows = limitAt(user, here);
  return shows ? messages.accessOfShows(access, shows.length) : access;
}

function Status({ user: { disabled, invited_until } }: { user: User }) {
  const messages = useWords(usersMessages);
  const now = useNow();
  if (invited_until === null)
    return <StatusDot tone={disabled === 0 ? 'success' : 'neutral'}>{messages.status[disabled]}</StatusDot>;
  const isExpired = invited_until <= now;
  return (
    <StatusDot tone={isExpired ? 'danger' : 'warning'}>
      {isExpired ? messages.invitationExpired : messages.invited}
    </StatusDot>
  );
}

/** How the user signs in. */
function Mark({ text, icon }: { text: string; icon: ReactNode }) {
  return (
    <Tooltip text={text}>
      <span className="pk-users-mark" role="img" aria-label={text}>
        {icon}
      </span>
    </Tooltip>
  );
}

const maxShownNames = 12;

function Stations({ user }: { user: User }) {
  const messages = useWords(usersMessages);
  const count = user.user_stations.length + user.other_stations;
  const shownNames = user.user_stations.slice(0, maxShownNames).map(({ station_name }) => station_name);
  const text =
    shownNames.join(', ') +
    (count > shownNames.length ? ` ${messages.moreStations(count - shownNames.length)}` : '');
  if (shownNames.length === 0) return messages.stationCount(count);
  return <Tooltip text={text}>{messages.stationCount(count)}</Tooltip>;
}
