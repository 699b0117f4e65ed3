import type { AuditChange, AuditEntry } from '@postkit/sdk/schema';
import { useHost } from '../../host/host-context.ts';
import { formatLocally } from '../../host/time/zoned-time.ts';
import { useInternalLink } from '../../host/use-internal-link.ts';
import { ButtonLink } from '../../ui/button-link/button-link.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Drawer } from '../../ui/drawer/drawer.tsx';
import { useWords, useCatalogue } from '../../words/use-words.ts';
import { Actor, entryTime } from './activity-list.tsx';
import { activityMessages } from './activity.messages.ts';
import { thingAddress } from './thing-address.ts';

export interface EntryDrawerProps {
  entry: AuditEntry;
  /** Slug of the station. */
  station: string;
  zone: string;
  /** Shows all entries of the thing. */
  onHistory(): void;
  onClose(): void;
}

/** An entry with the values of its changed fields. */
export function EntryDrawer({ entry, station, zone, onHistory, onClose }: EntryDrawerProps) {
  const catalogue = useCatalogue();
  const messages = useWords(activityMessages);
  const { host } = useHost();
  const linkTo = useInternalLink();
  const { action, thing, at, network, agent, operation, changes } = entry;
  const address = thingAddress(station, entry, host.areas);
  return (
    <Drawer
      isOpen
      title={messages.detailsOf(messages.actionNames[action], thing.name || messages.kinds[thing.kind])}
      onClose={onClose}
    >
      <div className="pk-stack">
        <dl className="pk-activity-facts">
          <dt>{messages.thing}</dt>
          <dd>{[messages.kinds[thing.kind], thing.id, thing.name].filter(Boolean).join(' · ')}</dd>
          <dt>{messages.actor}</dt>
          <dd>
            <Actor entry={entry} />
          </dd>
          <dt>{messages.time}</dt>
          <dd>
            <time className="pk-activity-time">{formatLocally(at, zone, entryTime, catalogue)}</time>
          </dd>
          <dt>{messages.address}</dt>
          <dd>{network || messages.unknown}</dd>
          <dt>{messages.program}</dt>
          <dd>{agent || messages.unknown}</dd>
          <dt>{messages.operation}</dt>
          <dd>{operation}</dd>
        </dl>
        <div className="pk-activity-actions">
          {address !== null && <ButtonLink {...linkTo(address)}>{messages.openThing}</ButtonLink>}
          {thing.id !== '' && <Button onPress={onHistory}>{messages.history}</Button>}
        </div>
        {changes.length === 0 ? (
          <p className="pk-muted">{messages.noChanges}</p>
        ) : (
          <ul className="pk-activity-changes" aria-label={messages.changes}>
            {changes.map((change) => (
              <Change key={change.field} change={change} />
            ))}
          </ul>
        )}
      </div>
    </Drawer>
  );
}

function Change({ change: { field, old, new: now, secret } }: { change: AuditChange }) {
  const messages = useWords(activityMessages);
  const empty = <span className="pk-muted">{messages.empty}</span>;
  const note = secret ? messages.secret : old === null && now === null ? messages.changed : null;
  return (
    <li>
      <code>{field}</code>
      {note === null ? (
        <dl className="pk-activity-values">
          <dt>{messages.before}</dt>
          <dd>{old ?? empty}</dd>
          <dt>{messages.after}</dt>
          <dd>{now ?? empty}</dd>
        </dl>
      ) : (
        <span className="pk-muted">{note}</span>
      )}
    </li>
  );
}
