import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import {
  type Connection,
  feedLosses,
  type LatestDelivery,
  type Settings,
  type Show,
} from '@postkit/sdk/schema';
import { destinationName } from '../../data/connections/index.ts';
import { destinationTypes } from '../../data/connections/index.ts';
import { useSaveConnection } from '../../data/connections/index.ts';
import { formatDay } from '../../host/time/zoned-time.ts';
import { useReportFailure } from '../../host/use-report-failure.ts';
import { FeedLossDialog } from '../../parts/connections/index.ts';
import { setupMessages } from '../../parts/connections/index.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { Switch } from '../../ui/switch/switch.tsx';
import { useWords, useCatalogue } from '../../words/use-words.ts';
import type { ConnectionAction, OnConnectionAction } from './connection-action.ts';
import { ConnectionState } from './connection-state.tsx';
import { ConnectionTestButton, ConnectionTestResult, useConnectionTest } from './connection-test.tsx';
import { UsedBy } from './used-by.tsx';

export interface ConnectionRowProps {
  connection: Connection;
  settings: Pick<Settings, 'station' | 'timezone'>;
  shows: readonly Show[];
  /** The latest delivery to it; undefined without one. */
  latest: LatestDelivery | undefined;
  onAction: OnConnectionAction;
}

/** One connection: its switch, the shows that use it, and its actions. */
export function ConnectionRow({ connection, settings, shows, latest, onAction }: ConnectionRowProps) {
  const catalogue = useCatalogue();
  const messages = useWords(setupMessages);
  const name = destinationName(connection, catalogue);
  const { setup, isSentTo = true } = destinationTypes(catalogue)[connection.type];
  const action = setup?.action;
  const test = useConnectionTest(connection.id);
  const status = useStatusSwitch(connection);
  const ending = endingAccess(connection);
  const act = (action: ConnectionAction) => () => onAction(action, connection);
  return (
    <li className="pk-setup-connection">
      <div className="pk-setup-connection-text">
        <div className="pk-row">
          <span className="pk-setup-connection-title">{name}</span>
          {connection.default_on_post && <Badge>{messages.byDefault}</Badge>}
        </div>
        {ending !== null && (
          <span className="pk-setup-ending">
            {messages.ending(ending.isOver, formatDay(ending.at, settings.timezone, catalogue))}
          </span>
        )}
        {isSentTo && <ConnectionState connection={connection} latest={latest} zone={settings.timezone} />}
        {isSentTo && <ConnectionTestResult result={test.result} />}
        <UsedBy ids={connection.shows} shows={shows} station={settings.station} />
      </div>
      <div className="pk-setup-connection-actions">
        <Switch
          label={
            <>
              <span aria-hidden="true">{messages.active}</span>
              <span data-visually-hidden>{messages.activeOf(name)}</span>
            </>
          }
          isSelected={status.isOn}
          isDisabled={status.isBusy}
          onChange={status.change}
        />
        {status.isAsking && (
          <FeedLossDialog
            title={name}
            losses={['off']}
            onConfirm={status.confirm}
            onCancel={status.dismiss}
          />
        )}
        {ending !== null && (
          <Button
            size="small"
            variant="primary"
            aria-label={messages.reconnectOf(name)}
            onPress={act('edit')}
          >
            {messages.reconnect}
          </Button>
        )}
        {isSentTo && <ConnectionTestButton test={test} name={name} />}
        {action && (
          <Button size="small" icon={<action.icon aria-hidden="true" />} onPress={act(action.id)}>
            {action.label}
          </Button>
        )}
        <IconButton
          size="small"
          label={messages.edit(name)}
          icon={<Pencil aria-hidden="true" />}
          onPress={act('edit')}
        />
        <IconButton
          size="small"
          label={messages.delete(name)}
          icon={<Trash2 aria-hidden="true" />}
          onPress={act('delete')}
        />
      </div>
    </li>
  );
}

/** Seconds before the end of an access at which the row asks for a new authorization. */
const warningSeconds = 14 * 86_400;

/** When the access to the account ends, if that is soon or past; null otherwise. */
function endingAccess({ reconnect_by: at }: Connection): { at: number; isOver: boolean } | null {
  const now = Date.now() / 1000;
  return at === null || at - warningSeconds > now ? null : { at, isOver: at <= now };
}

/** Switches a connection on or off optimistically, after a question if listeners lose it; a failure reverts it. */
function useStatusSwitch(connection: Connection) {
  const { id, type, status } = connection;
  const [isAsking, setAsking] = useState(false);
  const reportFailure = useReportFailure();
  const messages = useWords(setupMessages);
  const save = useSaveConnection();
  const change = (isOn: boolean) =>
    save.mutate(
      { id, fields: { type, status: isOn } },
      { onError: (error) => reportFailure(messages.saveFailed, error) },
    );
  return {
    isOn: save.isPending ? save.variables.fields.status !== false : status,
    isBusy: save.isPending,
    isAsking,
    dismiss: () => setAsking(false),
    change: (isOn: boolean) =>
      feedLosses(connection, { status: isOn }).length > 0 ? setAsking(true) : change(isOn),
    confirm() {
      setAsking(false);
      change(false);
    },
  };
}
