import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { newShowDraft, type ShowDraft } from '../../show-draft.ts';
import { useShowSetup } from '../show-setup.store.ts';
import { type BasicInfoTexts, basicInfoTexts } from './basic-info-check.ts';
import { FeedFields } from './feed-fields.tsx';
import { IdentityFields } from './identity-fields.tsx';
import { MoreFields } from './more-fields.tsx';
import './basic-info.css';

/**
 * Step 1: what the show is called and about, who makes it, and what feeds say of it. A text tells what is wrong with it
 * once it was left; all do once somebody wanted to go on.
 */
export function BasicInfoStep() {
  const { control } = useForm<BasicInfoTexts>({
    resolver: zodResolver(basicInfoTexts),
    defaultValues: textsOf(useShowSetup.getState().draft ?? newShowDraft),
    mode: 'onTouched',
    // The frame leads to what is wrong, whatever step it stands on.
    shouldFocusError: false,
  });
  return (
    <form className="pk-basic-info" noValidate onSubmit={(event) => event.preventDefault()}>
      <IdentityFields control={control} />
      <FeedFields />
      <MoreFields control={control} />
    </form>
  );
}

function textsOf({ title, description, author, email, podcast_link, schedule }: ShowDraft): BasicInfoTexts {
  return { title, description, author, email, podcast_link, schedule };
}
