import { useState } from 'react';
import { isHttpError } from '@postkit/sdk';
import type { Campaign, CampaignInput, Show } from '@postkit/sdk/schema';
import { FailureBanner } from '../../host/failure-banner.tsx';
import { useNow } from '../../host/time/use-now.ts';
import { FormDialog } from '../../ui/form-dialog/form-dialog.tsx';
import { MultiSelect } from '../../ui/multi-select/multi-select.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { useWords, useCatalogue } from '../../words/use-words.ts';
import { CampaignAudioField } from './campaign-audio-field.tsx';
import { CampaignCaps } from './campaign-caps.tsx';
import { CampaignDays } from './campaign-days.tsx';
import { type CampaignDraft, draftOf, inputOf, problemsOf } from './campaign-draft.ts';
import { CampaignPositions } from './campaign-positions.tsx';
import { campaignsMessages } from './campaigns.messages.ts';
import { useCampaignChange } from './campaigns.queries.ts';

export interface CampaignFormProps {
  /** Null adds one. */
  campaign: Campaign | null;
  shows: readonly Pick<Show, 'id' | 'title'>[];
  zone: string;
  onClose(): void;
}

/** Adds a campaign or changes one; the entered values stay after a failure. */
export function CampaignForm({ campaign, shows, zone, onClose }: CampaignFormProps) {
  const catalogue = useCatalogue();
  const messages = useWords(campaignsMessages);
  const now = useNow();
  const [draft, setDraft] = useState<CampaignDraft>(() => draftOf(campaign, zone, now));
  const [isChecked, setChecked] = useState(false);
  const { mutate, isPending, error } = useCampaignChange((client, input: CampaignInput) =>
    campaign
      ? client.campaigns.update(campaign.id, changesOf(campaign, input))
      : client.campaigns.create(input),
  );
  const problems = isChecked ? problemsOf(draft, catalogue) : {};
  const set = (change: Partial<CampaignDraft>) => setDraft((before) => ({ ...before, ...change }));

  function save(): void {
    setChecked(true);
    if (Object.keys(problemsOf(draft, catalogue)).length > 0) return;
    mutate(inputOf(draft, zone), { onSuccess: onClose });
  }

  const refused = isHttpError(error) ? error.fields['event']?.[0] : undefined;
  const parts = { draft, problems, isDisabled: isPending, onChange: set };
  return (
    <FormDialog
      title={campaign ? messages.editTitle(campaign.title) : messages.addTitle}
      submitLabel={campaign ? messages.save : messages.add}
      isBusy={isPending}
      onSubmit={save}
      onCancel={onClose}
    >
      {error && refused === undefined && <FailureBanner error={error} call={messages.saveFailed} />}
      <TextField
        label={messages.title}
        value={draft.title}
        isRequired
        isReadOnly={isPending}
        errorMessage={problems.title}
        onChange={(title) => set({ title })}
      />
      <CampaignAudioField
        current={campaign?.audio ?? null}
        value={draft.event}
        isDisabled={isPending}
        errorMessage={problems.event ?? refused}
        onChange={(event) => set({ event })}
      />
      <CampaignPositions {...parts} />
      <MultiSelect
        label={messages.shows}
        description={messages.showsText}
        placeholder={messages.allShows}
        isSearchable
        isDisabled={isPending}
        options={shows.map(({ id, title }) => ({ id: String(id), label: title }))}
        value={draft.shows.map(String)}
        onChange={(ids) => set({ shows: ids.map(Number) })}
      />
      <CampaignDays {...parts} />
      <CampaignCaps {...parts} />
    </FormDialog>
  );
}

/** Without the audio if it is the same, because its event may be deleted; other audio, or the same after a failure, is made again. */
function changesOf({ audio }: Campaign, { event, ...input }: CampaignInput) {
  return event === audio.event && audio.status !== 'failed' ? input : { event, ...input };
}
