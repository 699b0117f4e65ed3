import type { Connection } from '@postkit/sdk/schema';
import { useState } from 'react';
import { offeredIntegrations } from '../integrations.ts';
import type { ScreenQueryProps } from '../../../host/use-screen-query.ts';
import type { ConnectionAction } from './connection-action.ts';
import { ConnectionCard } from './connection-card.tsx';
import { DeleteConnectionDialog } from './delete-connection-dialog.tsx';
import { ConnectionDrawer } from './drawer/connection-drawer.tsx';
import { IntegrationList } from './integration-list.tsx';
import { RssUrlDialog } from './rss-url-dialog.tsx';
import type { SetupData } from './setup.controller.ts';
import { WidgetDrawer } from './widget/widget-drawer.tsx';
import { useSetupQuery } from './use-setup-query.ts';

/** The screen once its connections are there: the integrations, the connections of one, and what opens from them. */
export function ReadySetup({ data, query }: { data: SetupData; query: ScreenQueryProps }) {
  const { settings, connections, shows } = data;
  const offered = offeredIntegrations(settings.features);
  const { integration, drawer, choose, openDrawer, closeDrawer } = useSetupQuery(query, offered);
  const [opened, setOpened] = useState<{ action: ConnectionAction; id: number } | null>(null);
  const subject = connections.find(({ id }) => id === opened?.id);
  const close = () => setOpened(null);

  function act(action: ConnectionAction, { id }: Connection): void {
    if (action === 'edit') openDrawer({ type: integration, connectionId: id, step: 1 });
    else setOpened({ action, id });
  }

  return (
    <div className="pk-setup-columns">
      <IntegrationList station={settings.station} offered={offered} connections={connections} current={integration} onChoose={choose} />
      <ConnectionCard
        key={integration}
        integration={integration}
        data={data}
        onAdd={() => openDrawer({ type: integration, connectionId: null, step: 1 })}
        onAction={act}
      />
      {drawer && (
        <ConnectionDrawer
          key={`${drawer.type}/${drawer.connectionId}`}
          drawer={drawer}
          connections={connections}
          onStep={(step) => openDrawer({ ...drawer, step }, { replace: true })}
          onClose={closeDrawer}
        />
      )}
      {subject && opened?.action === 'delete' && <DeleteConnectionDialog connection={subject} shows={shows} onClose={close} />}
      {subject && opened?.action === 'embed-code' && <WidgetDrawer connection={subject} settings={settings} onClose={close} />}
      {subject && opened?.action === 'rss-url' && <RssUrlDialog connection={subject} onClose={close} />}
    </div>
  );
}
