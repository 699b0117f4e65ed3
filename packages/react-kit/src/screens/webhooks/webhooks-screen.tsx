import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { Screen } from '../../host/frame/screen.tsx';
import { useAccess, useScreen } from '../../host/frame/use-screen.ts';
import { withWords } from '../../host/with-words.tsx';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { useWords } from '../../words/use-words.ts';
import { WebhookDialogs, type WebhookDialog } from './webhook-dialogs.tsx';
import { WebhookList } from './webhook-list.tsx';
import './webhooks.css';
import { webhooksMessages } from './webhooks.messages.ts';
import { useWebhooks } from './webhooks.queries.ts';

/** The webhooks that receive the events of the station, with their logs. For admins. */
export const WebhooksScreen = withWords('webhooks', function WebhooksScreen() {
  const messages = useWords(webhooksMessages);
  const access = useAccess('webhooks');
  const query = useWebhooks({ enabled: access.isOpen });
  const screen = useScreen(access, { webhooks: query });
  const [dialog, setDialog] = useState<WebhookDialog | null>(null);
  const add = (
    <Button variant="primary" icon={<Plus aria-hidden="true" />} onPress={() => setDialog({ kind: 'add' })}>
      {messages.add}
    </Button>
  );
  return (
    <Screen
      state={screen}
      heading={messages.heading}
      intro={messages.intro}
      action={add}
      failed={messages.failed}
      loading={messages.loading}
      skeleton={<Skeleton height="240px" />}
    >
      {({ data, settings }) => (
        <>
          {data.webhooks.length === 0 ? (
            <EmptyState title={messages.none}>{messages.noneText}</EmptyState>
          ) : (
            <WebhookList webhooks={data.webhooks} zone={settings.timezone} onOpen={setDialog} />
          )}
          <WebhookDialogs
            dialog={dialog}
            webhooks={data.webhooks}
            zone={settings.timezone}
            onChange={setDialog}
          />
        </>
      )}
    </Screen>
  );
});
