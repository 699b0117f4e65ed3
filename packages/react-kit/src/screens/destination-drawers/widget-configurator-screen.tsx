import { useEffect } from 'react';
import { lazyDialog } from '../../host/lazy-dialog.tsx';
import { withWords } from '../../host/with-words.tsx';
import { DrawerScreen } from './drawer-screen.tsx';

const WidgetDrawer = lazyDialog(() =>
  import('../../parts/destinations/widget/widget-drawer.tsx').then((module) => module.WidgetDrawer),
);

export interface WidgetConfiguratorScreenProps {
  /** Id of a destination of the type `webwidget`. */
  destinationId: number;
  /** Called when the user closes the drawer. */
  onClose: () => void;
}

/** The drawer with the player, the look and the embed code of a web widget, for a page without Setup. */
export const WidgetConfiguratorScreen = withWords(
  'destination-drawers',
  function WidgetConfiguratorScreen({ destinationId, onClose }: WidgetConfiguratorScreenProps) {
    useEffect(() => WidgetDrawer.preload(), []);
    return (
      <DrawerScreen
        isKnown={(destinations) =>
          destinations.some(({ id, type }) => id === destinationId && type === 'webwidget')
        }
        onClose={onClose}
      >
        {({ destinations, settings }) => {
          const destination = destinations.find(({ id }) => id === destinationId);
          return destination && <WidgetDrawer {...{ destination, settings, onClose }} />;
        }}
      </DrawerScreen>
    );
  },
  null,
);
