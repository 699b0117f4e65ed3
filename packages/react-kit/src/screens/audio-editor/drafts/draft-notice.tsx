import { Button } from '../../../ui/button/button.tsx';
import type { Catalogue } from '../../../words/catalogue.ts';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import type { ReadyEditor } from '../audio-editor.controller.ts';
import type { EndedDraft } from '../timeline-model/choose-draft.ts';
import type { StoredDraft } from '../timeline-model/stored-draft.ts';
import { ConfirmedButton } from './confirmed-button.tsx';
import { DraftConflict } from './draft-conflict.tsx';
import { retiredMessages } from './drafts.messages.ts';
import { RetiredNotice } from './retired-notice.tsx';
import type { DraftPersistence } from './use-draft-persistence.ts';

export interface DraftNoticeProps {
  ready: ReadyEditor;
  persistence: DraftPersistence;
  /** A draft that had already ended when the editor opened; null for none. */
  ended: EndedDraft | null;
  onEndedDone: () => void;
}

/** Notice of changes that other browsers made to the draft; null for none. */
export function DraftNotice({ ready, persistence, ended, onEndedDone }: DraftNoticeProps) {
  const { state } = persistence;
  if (state.status === 'retired') return <RetiredHere {...{ ready, persistence, state }} />;
  if (ended) return <RetiredBefore {...{ ready, persistence, ended, onEndedDone }} />;
  if (state.status !== 'changed') return null;
  return (
    <DraftConflict
      other={state.other}
      zone={ready.station.timezone}
      onKeepMine={persistence.keepMine}
      onOpenOther={(other) => void persistence.end('replaced').then(() => ready.openOther(other))}
    />
  );
}

type RetiredHereProps = Pick<DraftNoticeProps, 'ready' | 'persistence'> & {
  state: Extract<DraftPersistence['state'], { status: 'retired' }>;
};

/** The draft on screen has ended. It is no longer saved until the user starts a new one. */
function RetiredHere({ ready, persistence, state: { retired, isUnseen } }: RetiredHereProps) {
  const catalogue = useCatalogue();
  const messages = useWords(retiredMessages);
  const openId = ready.episode?.playlist_id ?? null;
  const isOfThis = openId !== null && retired.episode_id === openId;
  const startOver = () => void persistence.end('replaced').then(ready.startOver);
  return (
    <RetiredNotice retired={retired} isUnseen={isUnseen} station={ready.station} openEpisodeId={openId}>
      <ConfirmedButton
        label={isOfThis ? messages.load : messages.startOver}
        title={messages.discardTitle}
        text={messages.discardText}
        isPlain={!isUnseen}
        onConfirm={startOver}
      />
      {isUnseen && (
        <Button size="small" onPress={persistence.renew}>
          {keepLabel(ready, catalogue)}
        </Button>
      )}
    </RetiredNotice>
  );
}

/** This browser's draft had already ended when the editor opened. */
function RetiredBefore({
  ready,
  persistence,
  ended: { retired, left },
  onEndedDone,
}: DraftNoticeProps & { ended: EndedDraft }) {
  const catalogue = useCatalogue();
  const messages = useWords(retiredMessages);
  function startFrom(draft: StoredDraft): void {
    onEndedDone();
    void persistence.end('discarded').then(() => ready.startFrom(draft));
  }

  return (
    <RetiredNotice
      retired={retired}
      isUnseen={left !== null}
      station={ready.station}
      openEpisodeId={ready.episode?.playlist_id ?? null}
    >
      {left ? (
        <>
          <ConfirmedButton
            label={keepLabel(ready, catalogue)}
            title={messages.replaceTitle}
            text={messages.replaceText}
            isPlain={persistence.state.status === 'untouched'}
            onConfirm={() => startFrom(left)}
          />
          <ConfirmedButton
            label={messages.discardChanges}
            title={messages.discardTitle}
            text={messages.discardText}
            onConfirm={onEndedDone}
          />
        </>
      ) : (
        <Button size="small" onPress={onEndedDone}>
          {messages.dismiss}
        </Button>
      )}
    </RetiredNotice>
  );
}

/** For an existing episode the draft continues; otherwise it becomes a new episode. */
function keepLabel({ episode }: ReadyEditor, catalogue: Catalogue): string {
  const messages = catalogue.wordsOf(retiredMessages);
  return episode ? messages.keepAsNew : messages.startNew;
}
