import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { noShowPodcast } from '@postkit/sdk/schema';
import { newShowDraft, type ShowDraft } from '../../../data/shows/index.ts';
import { useStores } from '../../../host/stores.ts';
import { ShowPodcastPart } from '../../../parts/feeds/podcast-part/index.ts';
import { useCatalogue } from '../../../words/use-words.ts';
import { useShowSetup } from '../show-setup.store.ts';
import './basic-info.css';
import { useStepErrors } from '../use-step-errors.ts';
import { type BasicInfoTexts, basicInfoTexts } from './basic-info-check.ts';
import { FeedFields } from './feed-fields.tsx';
import { IdentityFields } from './identity-fields.tsx';
import { MoreFields } from './more-fields.tsx';

/**
 * Step 1: title, texts, author, feed details and tags of the show.
 * A text shows its error after losing focus, and all do when the user presses Next.
 */
export function BasicInfoStep() {
  const stores = useStores();
  const catalogue = useCatalogue();
  const { control } = useForm<BasicInfoTexts>({
    resolver: zodResolver(basicInfoTexts(catalogue)),
    defaultValues: textsOf(useShowSetup.in(stores).getState().draft ?? newShowDraft),
    mode: 'onTouched',
    // The frame moves the focus, because the first error may be on another step.
    shouldFocusError: false,
  });
  return (
    <form className="pk-basic-info" noValidate onSubmit={(event) => event.preventDefault()}>
      <IdentityFields control={control} />
      <FeedFields />
      <MoreFields control={control} />
      <PodcastSection />
    </form>
  );
}

function textsOf({ title, description, author, email, podcast_link, schedule }: ShowDraft): BasicInfoTexts {
  return { title, description, author, email, podcast_link, schedule };
}

/** The show's details for podcast apps. */
function PodcastSection() {
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
