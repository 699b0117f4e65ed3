import type { ReactNode } from 'react';
import type { Connection, Settings } from '@postkit/sdk/schema';
import { useDestinations } from '../../data/destinations/index.ts';
import { Screen } from '../../host/frame/screen.tsx';
import { useAccess, useScreen } from '../../host/frame/use-screen.ts';
import { setupMessages } from '../../parts/destinations/index.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { Drawer } from '../../ui/drawer/drawer.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import '../../parts/destinations/setup.css';
import { useWords } from '../../words/use-words.ts';

interface DrawerScreenProps {
  /** Whether the destination to show exists. */
  isKnown: (destinations: readonly Connection[]) => boolean;
  onClose: () => void;
  children: (data: { destinations: readonly Connection[]; settings: Settings }) => ReactNode;
}

/** A drawer of Setup by itself: loads what it needs, and shows in a drawer of its own why it cannot. */
export function DrawerScreen({ isKnown, onClose, children }: DrawerScreenProps) {
  const messages = useWords(setupMessages);
  const access = useAccess('setup');
  const destinations = useDestinations({ enabled: access.isOpen });
  const screen = useScreen(access, { destinations });
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
      failed={{ settings: messages.failed, destinations: messages.listFailed }}
      loading={messages.loading}
      skeleton={<Skeleton height="280px" />}
    >
      {({ settings, data }) =>
        isKnown(data.destinations)
          ? children({ destinations: data.destinations, settings })
          : frame(<Banner tone="warning">{messages.gone}</Banner>)
      }
    </Screen>
  );
}
