import { useEffect, useState } from 'react';
import type { IntegrationType } from '../../data/destinations/index.ts';
import { lazyDialog } from '../../host/lazy-dialog.tsx';
import { withWords } from '../../host/with-words.tsx';
import { DrawerScreen } from './drawer-screen.tsx';

const DestinationDrawer = lazyDialog(() =>
  import('../../parts/destinations/drawer/destination-drawer.tsx').then((module) => module.DestinationDrawer),
);

export interface DestinationDrawerScreenProps {
  /** Type of the destination, such as `rss`. */
  type: IntegrationType;
  /** Id of the destination to change; absent for a new one. */
  destinationId?: number;
  /** Called when the user has saved or closed the drawer. */
  onClose: () => void;
}

/** The drawer of Setup that adds a destination or changes one, for a page without Setup. */
export const DestinationDrawerScreen = withWords(
  'destination-drawers',
  function DestinationDrawerScreen({ type, destinationId, onClose }: DestinationDrawerScreenProps) {
    const [step, setStep] = useState(1);
    useEffect(() => DestinationDrawer.preload(), []);
    return (
      <DrawerScreen
        isKnown={(destinations) =>
          destinationId === undefined || destinations.some(({ id }) => id === destinationId)
        }
        onClose={onClose}
      >
        {({ destinations, settings }) => (
          <DestinationDrawer
            drawer={{ type, destinationId: destinationId ?? null, step }}
            station={settings.station}
            {...{ destinations, onClose }}
            onStep={setStep}
          />
        )}
      </DrawerScreen>
    );
  },
  null,
);
