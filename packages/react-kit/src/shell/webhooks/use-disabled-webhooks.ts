import { useHost } from '../../host/host-context.ts';
import { useLive } from '../../host/live/use-live.ts';
import { areas, isAvailable, missingAccess } from '../../host/session/areas.ts';
import type { StationSession } from '../../host/session/station-session.ts';
import { useNotify } from '../../host/use-notify.ts';
import { useWords } from '../../words/use-words.ts';
import { disabledWebhookMessages } from './disabled-webhooks.messages.ts';

/** Shows admins a message on any screen when the station disabled a webhook. It leads to the webhooks. */
export function useDisabledWebhooks({ slug, permissions }: StationSession): void {
  const notify = useNotify();
  const messages = useWords(disabledWebhookMessages);
  const { host } = useHost();
  const isAdmin = missingAccess('webhooks', permissions) === null;
  useLive('webhook_changed', ({ change, title }) => {
    if (change !== 'disabled' || !isAdmin) return;
    const open = { label: messages.open, onPress: () => host.navigate(`/${slug}/${areas.webhooks.target}`) };
    const action = isAvailable('webhooks', host.areas) ? { action: open } : {};
    notify({ name: messages.name, details: messages.disabled(title), type: 'error', ...action });
  });
}
