import { useState } from 'react';
import type { TimelineItem } from '../../../data/timeline/index.ts';
import { formatClock } from '../../../host/time/format-duration.ts';
import { formatLocally } from '../../../host/time/zoned-time.ts';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import type { Catalogue } from '../../../words/catalogue.ts';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import { useEditor } from '../audio-editor.store.ts';
import type { OtherDraft } from '../timeline-model/choose-draft.ts';
import { totalDuration } from '../timeline-model/timeline-facts.ts';
import { draftMessages } from './drafts.messages.ts';

export interface DraftConflictProps {
  other: OtherDraft;
  zone: string;
  onKeepMine: () => void;
  onOpenOther: (other: OtherDraft) => void;
}

/** The user changed the draft in two browsers and chooses which version to keep. No version is preselected. */
export function DraftConflict({ other, zone, onKeepMine, onOpenOther }: DraftConflictProps) {
  const catalogue = useCatalogue();
  const messages = useWords(draftMessages);
  const [isChoosing, setChoosing] = useState(false);
  const items = useEditor((state) => state.history.items);
  const name = useEditor((state) => state.form.name);
  const when = formatLocally(other.updatedAt, zone, 'ddd, MMM D, HH:mm', catalogue);
  return (
    <Banner
      tone="warning"
      isLive
      actions={
        <Button size="small" onPress={() => setChoosing(true)}>
          {messages.choose}
        </Button>
      }
    >
      {messages.changed(when)}
      <Dialog
        isOpen={isChoosing}
        title={messages.conflictTitle}
        role="alertdialog"
        onClose={() => setChoosing(false)}
        footer={
          <>
            <Button variant="quiet" onPress={() => setChoosing(false)}>
              {messages.later}
            </Button>
            <Button onPress={() => onOpenOther(other)}>{messages.takeOther}</Button>
            <Button
              onPress={() => {
                setChoosing(false);
                onKeepMine();
              }}
            >
              {messages.keepMine}
            </Button>
          </>
        }
      >
        <div className="pk-stack">
          <p>{messages.conflict}</p>
          <dl className="pk-draft-versions">
            <dt>{messages.here}</dt>
            <dd>{summary({ items, name }, catalogue)}</dd>
            <dt>{messages.there(when)}</dt>
            <dd>{summary({ items: other.draft.items, name: other.draft.form.name }, catalogue)}</dd>
          </dl>
        </div>
      </Dialog>
    </Banner>
  );
}

function summary(
  { items, name }: { items: readonly TimelineItem[]; name: string },
  catalogue: Catalogue,
): string {
  const messages = catalogue.wordsOf(draftMessages);
  return messages.version(name, items.length, formatClock(totalDuration(items) / 1000));
}
