import { useEffect } from 'react';
import { lazyDialog } from '../../host/lazy-dialog.tsx';
import { withWords } from '../../host/with-words.tsx';
import { DrawerScreen } from './drawer-screen.tsx';

const WidgetDrawer = lazyDialog(() =>
  import('../../parts/connections/widget/widget-drawer.tsx').then((module) => module.WidgetDrawer),
);

export interface WidgetConfiguratorScreenProps {
  /** Id of a destination of the type `webwidget`. */
  connectionId: number;
  /** Called when the user closes the drawer. */
  onClose: () => void;
}

/** The drawer with the player, the look and the embed code of a web widget, for a page without Setup. */
export const WidgetConfiguratorScreen = withWords(
  'connection-drawers',
  function WidgetConfiguratorScreen({ connectionId, onClose }: WidgetConfiguratorScreenProps) {
    useEffect(() => WidgetDrawer.preload(), []);
    return (
      <DrawerScreen
        isKnown={(connections) =>
          connections.some(({ id, type }) => id === connectionId && type === 'webwidget')
        }
        onClose={onClose}
      >
        {({ connections, settings }) => {
          const connection = connections.find(({ id }) => id === connectionId);
          return connection && <WidgetDrawer {...{ connection, settings, onClose }} />;
        }}
      </DrawerScreen>
    );
  },
  null,
);
