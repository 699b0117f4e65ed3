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
import { destinationName } from '../../data/destinations/index.ts';
import { destinationTypes } from '../../data/destinations/index.ts';
import { useSaveDestination } from '../../data/destinations/index.ts';
import { formatDay } from '../../host/time/zoned-time.ts';
import { useReportFailure } from '../../host/use-report-failure.ts';
import { FeedLossDialog } from '../../parts/destinations/index.ts';
import { setupMessages } from '../../parts/destinations/index.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { Switch } from '../../ui/switch/switch.tsx';
import { useWords, useCatalogue } from '../../words/use-words.ts';
import type { DestinationAction, OnDestinationAction } from './destination-action.ts';
import { DestinationState } from './destination-state.tsx';
import { DestinationTestButton, DestinationTestResult, useDestinationTest } from './destination-test.tsx';
import { UsedBy } from './used-by.tsx';

export interface DestinationRowProps {
  destination: Connection;
  settings: Pick<Settings, 'station' | 'timezone'>;
  shows: readonly Show[];
  /** The latest delivery to it; undefined without one. */
  latest: LatestDelivery | undefined;
  onAction: OnDestinationAction;
}

/** One destination: its switch, the shows that use it, and its actions. */
export function DestinationRow({ destination, settings, shows, latest, onAction }: DestinationRowProps) {
  const catalogue = useCatalogue();
  const messages = useWords(setupMessages);
  const name = destinationName(destination, catalogue);
  const { setup, isSentTo = true } = destinationTypes(catalogue)[destination.type];
  const action = setup?.action;
  const test = useDestinationTest(destination.id);
  const status = useStatusSwitch(destination);
  const ending = endingAccess(destination);
  const act = (action: DestinationAction) => () => onAction(action, destination);
  return (
    <li className="pk-setup-destination">
      <div className="pk-setup-destination-text">
        <div className="pk-row">
          <span className="pk-setup-destination-title">{name}</span>
          {destination.default_on_post && <Badge>{messages.byDefault}</Badge>}
        </div>
        {ending !== null && (
          <span className="pk-setup-ending">
            {messages.ending(ending.isOver, formatDay(ending.at, settings.timezone, catalogue))}
          </span>
        )}
        {isSentTo && <DestinationState destination={destination} latest={latest} zone={settings.timezone} />}
        {isSentTo && <DestinationTestResult result={test.result} />}
        <UsedBy ids={destination.shows} shows={shows} station={settings.station} />
      </div>
      <div className="pk-setup-destination-actions">
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
        {isSentTo && <DestinationTestButton test={test} name={name} />}
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

/** Switches a destination on or off optimistically, after a question if listeners lose it; a failure reverts it. */
function useStatusSwitch(destination: Connection) {
  const { id, type, status } = destination;
  const [isAsking, setAsking] = useState(false);
  const reportFailure = useReportFailure();
  const messages = useWords(setupMessages);
  const save = useSaveDestination();
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
      feedLosses(destination, { status: isOn }).length > 0 ? setAsking(true) : change(isOn),
    confirm() {
      setAsking(false);
      change(false);
    },
  };
}
