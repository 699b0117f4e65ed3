import { zodResolver } from '@hookform/resolvers/zod';
import { episode, type EpisodeInput } from '@postkit/sdk/schema';
import { useForm } from 'react-hook-form';
import type { PublishFields } from '../../domain/publish/publish-payload.ts';

const schema = episode.pick({
  season_number: true,
  episode_number: true,
  episode_type: true,
  explicit: true,
  social_share_text: true,
});

/** The dialog's own fields, checked by the episode's schema. */
export function usePublishForm(fields: EpisodeInput) {
  return useForm<PublishFields>({
    resolver: zodResolver(schema),
    defaultValues: {
      season_number: fields.season_number ?? null,
      episode_number: fields.episode_number ?? null,
      episode_type: fields.episode_type ?? 'full',
      explicit: fields.explicit ?? 0,
      social_share_text: fields.social_share_text ?? '',
    },
  });
}

export type PublishForm = ReturnType<typeof usePublishForm>;
