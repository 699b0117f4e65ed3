import { useState } from 'react';
import { formatMoment } from '../../host/time/format-moment.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog/confirm-dialog.tsx';
import { useWords, useCatalogue } from '../../words/use-words.ts';
import { showSetupMessages } from './show-setup.messages.ts';
import type { RecoverableDraft } from './use-draft-persistence.ts';

/** Offers a draft that survived a reload or a crash. */
export function RecoverableDraftNotice({
  recoverable,
  zone,
}: {
  recoverable: RecoverableDraft;
  zone: string;
}) {
  const catalogue = useCatalogue();
  const messages = useWords(showSetupMessages);
  return (
    <Banner
      isLive
      actions={
        <>
          <Button size="small" onPress={recoverable.discard}>
            {messages.discard}
          </Button>
          <Button size="small" variant="primary" onPress={recoverable.restore}>
            {messages.restore}
          </Button>
        </>
      }
    >
      {messages.recoverable(recoverable.draft.title, formatMoment(recoverable.savedAt, zone, catalogue))}
    </Banner>
  );
}

export interface OutdatedNoticeProps {
  title: string;
  /** Their version would replace unsaved changes. */
  isUnsaved: boolean;
  onShowTheirs: () => void;
  onKeepMine: () => void;
}

/** Says that another user saved the show in the meantime. */
export function OutdatedNotice({ title, isUnsaved, onShowTheirs, onKeepMine }: OutdatedNoticeProps) {
  const messages = useWords(showSetupMessages);
  const [isConfirmOpen, setConfirmOpen] = useState(false);
  return (
    <>
      <Banner
        tone="warning"
        isLive
        actions={
          <>
            <Button size="small" onPress={() => (isUnsaved ? setConfirmOpen(true) : onShowTheirs())}>
              {messages.showTheirs}
            </Button>
            <Button size="small" onPress={onKeepMine}>
              {messages.keepMine}
            </Button>
          </>
        }
      >
        {messages.outdated(title)}
      </Banner>
      <ConfirmDialog
        isOpen={isConfirmOpen}
        title={messages.outdated(title)}
        confirmLabel={messages.showTheirs}
        isDanger
        onConfirm={onShowTheirs}
        onCancel={() => setConfirmOpen(false)}
      >
        {messages.showTheirsText}
      </ConfirmDialog>
    </>
  );
}
