import { useEffect, useState } from 'react';
import type { IntegrationType } from '../../data/connections/index.ts';
import { lazyDialog } from '../../host/lazy-dialog.tsx';
import { withWords } from '../../host/with-words.tsx';
import { DrawerScreen } from './drawer-screen.tsx';

const ConnectionDrawer = lazyDialog(() =>
  import('../../parts/connections/drawer/connection-drawer.tsx').then((module) => module.ConnectionDrawer),
);

export interface ConnectionDrawerScreenProps {
  /** Type of the destination, such as `rss`. */
  type: IntegrationType;
  /** Id of the destination to change; absent for a new one. */
  connectionId?: number;
  /** Called when the user has saved or closed the drawer. */
  onClose: () => void;
}

/** The drawer of Setup that adds a destination or changes one, for a page without Setup. */
export const ConnectionDrawerScreen = withWords(
  'connection-drawers',
  function ConnectionDrawerScreen({ type, connectionId, onClose }: ConnectionDrawerScreenProps) {
    const [step, setStep] = useState(1);
    useEffect(() => ConnectionDrawer.preload(), []);
    return (
      <DrawerScreen
        isKnown={(connections) =>
          connectionId === undefined || connections.some(({ id }) => id === connectionId)
        }
        onClose={onClose}
      >
        {({ connections, settings }) => (
          <ConnectionDrawer
            drawer={{ type, connectionId: connectionId ?? null, step }}
            station={settings.station}
            {...{ connections, onClose }}
            onStep={setStep}
          />
        )}
      </DrawerScreen>
    );
  },
  null,
);
