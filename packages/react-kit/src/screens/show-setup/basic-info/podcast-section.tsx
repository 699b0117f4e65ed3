import { noShowPodcast } from '@postkit/sdk/schema';
import { useStores } from '../../../host/stores.ts';
import { ShowPodcastPart } from '../../../parts/feeds/podcast-part/index.ts';
import { useShowSetup } from '../show-setup.store.ts';
import { useStepErrors } from '../use-step-errors.ts';

/** The show's details for podcast apps. */
export function PodcastSection() {
  const stores = useStores();
  const podcast = useShowSetup((state) => state.draft?.podcast ?? noShowPodcast);
  const { podcast: error } = useStepErrors('basic-info');
  return (
    <ShowPodcastPart
      value={podcast}
      isDisabled={false}
      isChecked={error !== undefined}
      onChange={(changed) => useShowSetup.in(stores).getState().change({ podcast: changed })}
    />
  );
}
