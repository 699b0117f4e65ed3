import ListTree from 'lucide-react/icons/list-tree';
import { use, useState } from 'react';
import { chapterLines } from '../../../data/episodes/index.ts';
import { proposeChapters } from '../../../data/episodes/index.ts';
import { type ChapterSource, ChapterSourceContext } from '../../../data/episodes/index.ts';
import { usePostKit } from '../../../host/postkit-context.ts';
import { useReportServerError } from '../../../host/use-report-failure.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useWords } from '../../../words/use-words.ts';
import { proposalMessages } from './propose-chapters.messages.ts';

interface ProposeChaptersButtonProps {
  /** Whether chapters are entered, which a proposal replaces. */
  hasChapters: boolean;
  isDisabled: boolean;
  onPropose: (lines: string) => void;
}

/** Fills the field with a chapter per event; nothing where the events are not known. */
export function ProposeChaptersButton({ hasChapters, isDisabled, onPropose }: ProposeChaptersButtonProps) {
  const messages = useWords(proposalMessages);
  const { client } = usePostKit();
  const source = use(ChapterSourceContext);
  const reportServerError = useReportServerError();
  const [isBusy, setBusy] = useState(false);
  if (!source || source.pieces.length === 0) return null;

  async function propose({ pieces, introId }: ChapterSource) {
    setBusy(true);
    try {
      const introMs = introId === null ? 0 : (await client.audioEvents.get(introId)).duration * 1000;
      onPropose(chapterLines(proposeChapters(pieces, introMs)));
    } catch (error) {
      reportServerError(messages.name, messages.failed, error);
    }
    setBusy(false);
  }

  return (
    <div>
      <Button
        size="small"
        icon={<ListTree aria-hidden="true" />}
        isBusy={isBusy}
        isDisabled={isDisabled}
        onPress={() => void propose(source)}
      >
        {hasChapters ? messages.replace : messages.propose}
      </Button>
    </div>
  );
}
