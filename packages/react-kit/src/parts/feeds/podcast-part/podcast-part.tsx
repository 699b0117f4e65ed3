import { Suspense } from 'react';
import type { EpisodePodcast, ShowPodcast } from '@postkit/sdk/schema';
import { PartFailureNotice } from '../../../host/part-failure-notice.tsx';
import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';
import type { PartFailure } from '../../../ui/lazy-part/part-boundary.tsx';
import type { PodcastPartProps } from './podcast-part-props.ts';

const failed = (failure: PartFailure) => <PartFailureNotice {...failure} />;

const EpisodeFields = lazyPart(
  () => import('../podcast-fields/episode-podcast-fields.tsx').then((module) => module.EpisodePodcastFields),
  failed,
);
const ShowFields = lazyPart(
  () => import('../podcast-fields/show-podcast-fields.tsx').then((module) => module.ShowPodcastFields),
  failed,
);

/** The section of an episode's details for podcast apps. Its code and words load when it appears. */
export function EpisodePodcastPart(props: PodcastPartProps<EpisodePodcast>) {
  return (
    <Suspense fallback={null}>
      <EpisodeFields {...props} />
    </Suspense>
  );
}

/** The section of a show's details for podcast apps. Its code and words load when it appears. */
export function ShowPodcastPart(props: PodcastPartProps<ShowPodcast>) {
  return (
    <Suspense fallback={null}>
      <ShowFields {...props} />
    </Suspense>
  );
}
