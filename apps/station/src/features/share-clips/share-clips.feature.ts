import type { Feature, StationContext } from '../../context.ts';
import { wholeStation } from '../accounts/index.ts';
import type { Episodes } from '../episodes/index.ts';
import { createShareClipJobs, type ShareClipJobDeps } from './share-clips.jobs.ts';
import { shareClipBytes, shareClipsOf } from './share-clips.repository.ts';
import { registerShareClipRoutes } from './share-clips.routes.ts';
import { createShareClipService } from './share-clips.service.ts';

/** Short captioned videos of episodes and timelines, for social platforms. Create it before the jobs start. */
export function createShareClips(
  context: StationContext,
  deps: ShareClipJobDeps & { readonly episodes: Pick<Episodes, 'publishing'> },
): Feature {
  const jobs = createShareClipJobs(context, deps);
  const clips = createShareClipService(context, { ...deps, jobs });
  context.quota.include('share_clips', shareClipBytes);
  deps.episodes.publishing.onChanged(async (transaction, station, episode) => {
    if (episode.deleted_at === null) return;
    for (const row of await shareClipsOf(transaction, wholeStation(station.id), episode.id))
      await jobs.remove(transaction, row);
  });
  return { routes: () => registerShareClipRoutes(context, { ...deps, clips, jobs }) };
}
