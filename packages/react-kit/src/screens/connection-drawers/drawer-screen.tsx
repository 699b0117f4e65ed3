import type { ReactNode } from 'react';
import type { Connection, Settings } from '@postkit/sdk/schema';
import { useConnections } from '../../data/connections/index.ts';
import { Screen } from '../../host/frame/screen.tsx';
import { useAccess, useScreen } from '../../host/frame/use-screen.ts';
import { setupMessages } from '../../parts/connections/index.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { Drawer } from '../../ui/drawer/drawer.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import '../../parts/connections/setup.css';
import { useWords } from '../../words/use-words.ts';

interface DrawerScreenProps {
  /** Whether the destination to show exists. */
  isKnown: (connections: readonly Connection[]) => boolean;
  onClose: () => void;
  children: (data: { connections: readonly Connection[]; settings: Settings }) => ReactNode;
}

/** A drawer of Setup by itself: loads what it needs, and shows in a drawer of its own why it cannot. */
export function DrawerScreen({ isKnown, onClose, children }: DrawerScreenProps) {
  const messages = useWords(setupMessages);
  const access = useAccess('setup');
  const connections = useConnections({ enabled: access.isOpen });
  const screen = useScreen(access, { connections });
  const frame = (content: ReactNode) => (
    <Drawer isOpen title={messages.heading} onClose={onClose}>
      {content}
    </Drawer>
  );
  return (
    <Screen
      state={screen}
      frame={frame}
      title={{ screen: messages.heading }}
      name={messages.heading}
      failed={{ settings: messages.failed, connections: messages.listFailed }}
      loading={messages.loading}
      skeleton={<Skeleton height="280px" />}
    >
      {({ settings, data }) =>
        isKnown(data.connections)
          ? children({ connections: data.connections, settings })
          : frame(<Banner tone="warning">{messages.gone}</Banner>)
      }
    </Screen>
  );
}
