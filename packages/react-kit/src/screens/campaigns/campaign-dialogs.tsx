import type { Campaign, Show } from '@postkit/sdk/schema';
import { CampaignEpisodes } from './campaign-episodes.tsx';
import { CampaignForm } from './campaign-form.tsx';
import { CampaignNumbers } from './campaign-numbers.tsx';
import { DeleteCampaignDialog } from './delete-campaign-dialog.tsx';
import { EpisodeBreaksDialog } from './episode-breaks-dialog.tsx';

/** The open dialog, of a campaign by its id. */
export type CampaignDialog =
  | { readonly kind: 'add' }
  | { readonly kind: 'preview' }
  | { readonly kind: 'edit' | 'numbers' | 'episodes' | 'remove'; readonly id: number };

export interface CampaignDialogsProps {
  dialog: CampaignDialog | null;
  campaigns: readonly Campaign[];
  shows: readonly Pick<Show, 'id' | 'title'>[];
  /** Time zone of the station. */
  zone: string;
  onClose(): void;
}

export function CampaignDialogs({ dialog, campaigns, shows, zone, onClose }: CampaignDialogsProps) {
  if (dialog === null) return null;
  if (dialog.kind === 'add')
    return <CampaignForm campaign={null} shows={shows} zone={zone} onClose={onClose} />;
  if (dialog.kind === 'preview') return <EpisodeBreaksDialog campaigns={campaigns} onClose={onClose} />;
  const campaign = campaigns.find(({ id }) => id === dialog.id);
  if (!campaign) return null;
  if (dialog.kind === 'edit')
    return <CampaignForm campaign={campaign} shows={shows} zone={zone} onClose={onClose} />;
  if (dialog.kind === 'numbers') return <CampaignNumbers campaign={campaign} onClose={onClose} />;
  if (dialog.kind === 'episodes') return <CampaignEpisodes campaign={campaign} onClose={onClose} />;
  return <DeleteCampaignDialog campaign={campaign} onClose={onClose} />;
}
