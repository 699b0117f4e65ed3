import type { User } from '@postkit/sdk/schema';
import { memo } from 'react';
import { accessLevel } from '../access-level.ts';
import { userName } from '../user-list.ts';
import { StatusDot } from '../../../ui/status-dot/status-dot.tsx';
import { tableRoles } from '../../../ui/table/table-roles.ts';
import { Tooltip } from '../../../ui/tooltip/tooltip.tsx';
import { UserActions, type UserActionsProps } from './user-actions.tsx';
import { usersMessages as messages } from './users.messages.ts';

export type UserRowActions = Pick<UserActionsProps, 'settings' | 'onEdit' | 'onDisable' | 'onEnable'>;

export interface UserRowProps extends UserRowActions {
  user: User;
  index: number;
  pixels: number;
  /** Takes Tab, and with it its buttons. */
  isStop: boolean;
}

/** Drawn anew only where something of it changes: scrolling draws the table anew with every step. */
export const UserRow = memo(function UserRow({ user, index, pixels, isStop, ...actions }: UserRowProps) {
  const name = userName(user);
  return (
    <tr
      className="pk-table-row pk-users-row"
      {...tableRoles.row}
      data-index={index}
      data-disabled={user.disabled === 1 || undefined}
      aria-rowindex={index + 2}
      // One roving stop for the arrow keys of the table.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={isStop ? 0 : -1}
      style={{ height: pixels }}
    >
      <th className="pk-table-cell" data-column="name" {...tableRoles.rowheader} scope="row" title={name}>
        {name}
      </th>
      <td className="pk-table-cell" data-column="email" {...tableRoles.cell} title={user.email}>
        {user.email}
      </td>
      <td className="pk-table-cell" data-column="access" {...tableRoles.cell}>
        {messages.access[accessLevel(user)]}
      </td>
      <td className="pk-table-cell" data-column="status" {...tableRoles.cell}>
        <StatusDot tone={user.disabled === 0 ? 'success' : 'neutral'}>{messages.status[user.disabled]}</StatusDot>
      </td>
      <td className="pk-table-cell" data-column="stations" {...tableRoles.cell}>
        <Stations user={user} />
      </td>
      <td className="pk-table-cell" data-column="actions" {...tableRoles.cell}>
        <UserActions user={user} isStop={isStop} {...actions} />
      </td>
    </tr>
  );
});

const namedStations = 12;

function Stations({ user }: { user: User }) {
  const count = user.user_stations.length + user.other_stations;
  const named = user.user_stations.slice(0, namedStations).map(({ station_name }) => station_name);
  const text = named.join(', ') + (count > named.length ? ` ${messages.moreStations(count - named.length)}` : '');
  if (named.length === 0) return messages.stationCount(count);
  return <Tooltip text={text}>{messages.stationCount(count)}</Tooltip>;
}
