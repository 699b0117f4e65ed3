import { useState } from 'react';
import { momentWords } from '../../episodes/publish/index.ts';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx';
import { showSetupMessages as messages } from './show-setup.messages.ts';
import type { KeptDraft } from './use-draft-keeping.ts';

/** A draft that was left behind by a reload or a crash. */
export function KeptDraftNotice({ kept, zone }: { kept: KeptDraft; zone: string }) {
  return (
    <Banner
      isLive
      actions={
        <>
          <Button size="small" onPress={kept.discard}>
            {messages.discard}
          </Button>
          <Button size="small" variant="primary" onPress={kept.restore}>
            {messages.restore}
          </Button>
        </>
      }
    >
      {messages.kept(kept.draft.title, momentWords(kept.savedAt, zone))}
    </Banner>
  );
}

export interface OutdatedNoticeProps {
  title: string;
  /** Something here would be dropped for their version. */
  isUnsaved: boolean;
  onShowTheirs: () => void;
  onKeepMine: () => void;
}

/** Somebody else saved the show meanwhile. */
export function OutdatedNotice({ title, isUnsaved, onShowTheirs, onKeepMine }: OutdatedNoticeProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Banner
        tone="warning"
        isLive
        actions={
          <>
            <Button size="small" onPress={() => (isUnsaved ? setAsking(true) : onShowTheirs())}>
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
        isOpen={isAsking}
        title={messages.outdated(title)}
        confirmLabel={messages.showTheirs}
        isDanger
        onConfirm={onShowTheirs}
        onCancel={() => setAsking(false)}
      >
        {messages.showTheirsText}
      </ConfirmDialog>
    </>
  );
}
