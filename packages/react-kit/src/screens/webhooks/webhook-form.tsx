import { useState } from 'react';
import { isHttpError } from '@postkit/sdk';
import {
  stationEventNames,
  type NewWebhook,
  type StationEventName,
  type Webhook,
  webhookInput,
} from '@postkit/sdk/schema';
import { FailureBanner } from '../../host/failure-banner.tsx';
import { Banner } from '../../ui/banner/banner.tsx';
import { CheckGroup } from '../../ui/check-group/check-group.tsx';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { FormDialog } from '../../ui/form-dialog/form-dialog.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { useWords } from '../../words/use-words.ts';
import { webhooksMessages } from './webhooks.messages.ts';
import { useWebhookChange } from './webhooks.queries.ts';

export interface WebhookFormProps {
  /** Null adds one. */
  webhook: Webhook | null;
  onCreated(made: NewWebhook): void;
  onClose(): void;
}

type Fields = Pick<Webhook, 'title' | 'url' | 'events'>;

/** Adds a webhook or changes one; the entered values stay after a failure. */
export function WebhookForm({ webhook, onCreated, onClose }: WebhookFormProps) {
  const messages = useWords(webhooksMessages);
  const [fields, setFields] = useState<Fields>(
    webhook ?? { title: '', url: '', events: [...stationEventNames] },
  );
  const [isChecked, setChecked] = useState(false);
  const { mutate, isPending, error } = useWebhookChange(async (client, input: Fields) =>
    webhook ? client.webhooks.update(webhook.id, input) : client.webhooks.create(input),
  );
  const problems = isChecked ? problemsOf(fields) : {};
  const refused = isHttpError(error) ? error.fields['url']?.[0] : undefined;
  const set = (change: Partial<Fields>) => setFields((before) => ({ ...before, ...change }));

  function save(): void {
    setChecked(true);
    if (Object.keys(problemsOf(fields)).length > 0) return;
    mutate(
      { title: fields.title, url: fields.url.trim(), events: fields.events },
      { onSuccess: (saved) => ('secret' in saved ? onCreated(saved) : onClose()) },
    );
  }

  return (
    <FormDialog
      title={webhook ? messages.editTitle(webhook.title) : messages.addTitle}
      submitLabel={webhook ? messages.save : messages.add}
      isBusy={isPending}
      onSubmit={save}
      onCancel={onClose}
    >
      {error && refused === undefined && <FailureBanner error={error} call={messages.saveFailed} />}
      <TextField
        label={messages.title}
        value={fields.title}
        isRequired
        isReadOnly={isPending}
        errorMessage={problems.title}
        onChange={(title) => set({ title })}
      />
      <TextField
        label={messages.url}
        type="url"
        value={fields.url}
        description={messages.urlHint}
        isRequired
        isReadOnly={isPending}
        errorMessage={problems.url ?? refused}
        onChange={(url) => set({ url })}
      />
      <CheckGroup legend={messages.eventsLegend}>
        {stationEventNames.map((name) => (
          <Checkbox
            key={name}
            label={messages.events[name]}
            isSelected={fields.events.includes(name)}
            isDisabled={isPending}
            onChange={(isSelected) => set({ events: withEvent(fields.events, name, isSelected) })}
          />
        ))}
      </CheckGroup>
      {problems.events && (
        <Banner tone="danger" isLive>
          {problems.events}
        </Banner>
      )}
    </FormDialog>
  );
}

function problemsOf(fields: Fields): Partial<Record<keyof Fields, string>> {
  const { error } = webhookInput.safeParse({ ...fields, url: fields.url.trim() });
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path[0], message]));
}

function withEvent(
  events: readonly StationEventName[],
  name: StationEventName,
  isSelected: boolean,
): StationEventName[] {
  return stationEventNames.filter((each) => (each === name ? isSelected : events.includes(each)));
}
