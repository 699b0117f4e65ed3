import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import CirclePause from 'lucide-react/icons/circle-pause';
import OctagonAlert from 'lucide-react/icons/octagon-alert';
import { useState } from 'react';
import type { Connection, LatestDelivery } from '@postkit/sdk/schema';
import { formatLocally } from '../../host/time/zoned-time.ts';
import { DeliveriesDialog } from '../../parts/deliveries/dialog/index.ts';
import { deliveriesMessages } from '../../parts/deliveries/index.ts';
import { setupMessages } from '../../parts/destinations/index.ts';
import { Button } from '../../ui/button/button.tsx';
import type { Catalogue } from '../../words/catalogue.ts';
import { useWords, useCatalogue } from '../../words/use-words.ts';

export interface DestinationStateProps {
  destination: Connection;
  /** Undefined without a delivery. */
  latest: LatestDelivery | undefined;
  zone: string;
}

const icons = {
  off: CirclePause,
  unused: CircleDashed,
  delivered: CircleCheck,
  failed: OctagonAlert,
} as const;

/** The state of a destination that episodes are sent to: whether the last one arrived, and why not. */
export function DestinationState({ destination, latest, zone }: DestinationStateProps) {
  const catalogue = useCatalogue();
  const deliveriesWords = useWords(deliveriesMessages);
  const [isOpen, setOpen] = useState(false);
  const state = destination.status ? (latest?.status ?? 'unused') : 'off';
  const Icon = icons[state];
  return (
    <div className="pk-setup-state" data-state={state}>
      <Icon aria-hidden="true" />
      <span>{stateText(state, latest, zone, catalogue)}</span>
      {latest && state !== 'off' && (
        <Button size="small" variant="quiet" onPress={() => setOpen(true)}>
          {deliveriesWords.seeWhere}
        </Button>
      )}
      {isOpen && latest && (
        <DeliveriesDialog
          episode={{ id: latest.playlist_id, name: latest.name }}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}

function stateText(
  state: keyof typeof icons,
  latest: LatestDelivery | undefined,
  zone: string,
  catalogue: Catalogue,
): string {
  const messages = catalogue.wordsOf(setupMessages);
  if (!latest || state === 'off' || state === 'unused')
    return state === 'off' ? messages.off : messages.unused;
  const moment = formatLocally(latest.updated_at, zone, 'ddd, MMM D, HH:mm', catalogue);
  return state === 'failed'
    ? messages.lastFailed(latest.name, moment, latest.message)
    : messages.lastDelivered(latest.name, moment);
}
