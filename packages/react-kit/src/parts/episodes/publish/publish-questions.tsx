import type { Connection, Episode } from '@postkit/sdk/schema';
import { destinationName } from '../../../data/destinations/index.ts';
import { liveEpisode, staysAfterTakingBack, liveStatus } from '../../../data/episodes/index.ts';
import { ConflictDialog } from '../../../host/conflict/index.ts';
import { formatMoment } from '../../../host/time/format-moment.ts';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { listFormat } from '../../../words/intl-formats.ts';
import { useCatalogue, useWords } from '../../../words/use-words.ts';
import { CheckList } from '../preflight/check-list.tsx';
import type { EpisodeCheck } from '../preflight/episode-checks.ts';
import { publishMessages, ruleMessages } from './publish-dialog.messages.ts';
import type { PublishWhen } from './publish-form.ts';
import type { PublishConflict, PublishFailure } from './publish-save.ts';
import { refusingDirectories } from './rule-checks.ts';
import { updateMessages } from './update.messages.ts';

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

export interface ProblemsDialogProps {
  problems: readonly EpisodeCheck[];
  /** The action that the user asked for. */
  kind: Exclude<PublishWhen['kind'], 'save'>;
  onFix: () => void;
  onPublish: () => void;
}

/** Asks whether to publish an episode that directories or listeners will have problems with. */
export function ProblemsDialog({ problems, kind, onFix, onPublish }: ProblemsDialogProps) {
  const messages = useWords(ruleMessages);
  const catalogue = useCatalogue();
  const directories = refusingDirectories(problems);
  const names = listFormat(catalogue.locale, { type: 'conjunction' }).format(directories);
  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={messages.count(problems.length)}
      onClose={onFix}
      footer={
        <>
          <Button onPress={onPublish}>{messages.anyway[kind]}</Button>
          <Button variant="primary" onPress={onFix}>
            {messages.mend}
          </Button>
        </>
      }
    >
      <div className="pk-stack">
        <p>{directories.length > 0 ? messages.refused(names) : messages.noticed}</p>
        <CheckList checks={problems} />
      </div>
    </Dialog>
  );
}

export interface TakeDownDialogProps {
  /** The episode as it is on the station. */
  live: Episode;
  /** All destinations of the station. */
  stationDestinations: readonly Connection[];
  /** Number of changes that the draft keeps. */
  changeCount: number;
  onConfirm: () => void;
  onCancel: () => void;
}

/** The question before an episode that is published or scheduled becomes a draft. */
export function TakeDownDialog({
  live,
  stationDestinations,
  changeCount,
  onConfirm,
  onCancel,
}: TakeDownDialogProps) {
  const messages = useWords(updateMessages);
  const catalogue = useCatalogue();
  const status = liveStatus(live);
  const destinations = live.smc_data.map((own) => ({
    title: '',
    ...own,
    ...stationDestinations.find(({ id }) => id === own.id),
  }));
  const staying =
    status === 'published' ? destinations.filter(({ type }) => staysAfterTakingBack(type, catalogue)) : [];
  const places = listFormat(catalogue.locale, { type: 'conjunction' }).format(
    staying.map((one) => destinationName(one, catalogue)),
  );
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={messages.draftTitle[status]}
      confirmLabel={messages.drafting[status]}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <div className="pk-stack">
        <p>{messages.draftText[status](live.name)}</p>
        {staying.length > 0 && <p>{messages.staying(places)}</p>}
        {changeCount > 0 && <p>{messages.keepsChanges(changeCount)}</p>}
      </div>
    </ConfirmDialog>
  );
}
