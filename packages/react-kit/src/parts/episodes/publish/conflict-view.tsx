import { liveEpisode } from '../../../data/episodes/index.ts';
import { ConflictDialog } from '../../../host/conflict/index.ts';
import { formatMoment } from '../../../host/time/format-moment.ts';
import { Banner } from '../../../ui/banner/banner.tsx';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import { publishMessages } from './publish-dialog.messages.ts';
import { updateMessages } from './update.messages.ts';
import type { PublishConflict, PublishFailure } from './use-publish-flow.ts';

export interface ConflictViewProps {
  conflict: PublishConflict;
  zone: string;
  isBusy: boolean;
  failure: PublishFailure | null;
}

/** Another user saved the same episode: shows who and when, and asks which version to keep. */
export function ConflictView({ conflict, zone, isBusy, failure }: ConflictViewProps) {
  const catalogue = useCatalogue();
  const messages = useWords(publishMessages);
  const updateWords = useWords(updateMessages);
  const { theirs } = conflict;
  return (
    <ConflictDialog
      title={messages.conflictTitle}
      text={messages.conflict(
        theirs.updated_by || messages.unknownUser,
        formatMoment(theirs.updated_at, zone, catalogue),
      )}
      isBusy={isBusy}
      failure={failure}
      onBack={conflict.back}
      onLoadTheirs={conflict.loadTheirs}
      onKeepMine={conflict.keepMine}
    >
      {conflict.mine.when.kind === 'update' && !liveEpisode(theirs) && (
        <Banner tone="warning">{updateWords.takenDown(theirs.updated_by || messages.unknownUser)}</Banner>
      )}
    </ConflictDialog>
  );
}
