import { useQuery } from '@tanstack/react-query';
import Sparkles from 'lucide-react/icons/sparkles';
import { useMemo, useState } from 'react';
import type { Transcript } from '@postkit/sdk/schema';
import {
  cutOfWords,
  findSilences,
  keptParts,
  type MsRange,
  removedMs,
  transcriptsQueries,
} from '../../../../data/transcripts/index.ts';
import { usePostKit } from '../../../../host/postkit-context.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Checkbox } from '../../../../ui/checkbox/checkbox.tsx';
import { NumberField } from '../../../../ui/number-field/number-field.tsx';
import { Popover } from '../../../../ui/popover/popover.tsx';
import { TextArea } from '../../../../ui/text-area/text-area.tsx';
import { useWords } from '../../../../words/use-words.ts';
import { defaultFillers, findFillers } from '../find-fillers.ts';
import { panelMessages } from './transcript-panel.messages.ts';

interface CleanUpProps {
  eventId: number;
  durationMs: number;
  transcript: Transcript;
  isBusy?: boolean | undefined;
  onRemove: (removed: readonly MsRange[]) => void;
}

/** Removes filler words and pauses in one press, with a count before it. */
export function CleanUp(props: CleanUpProps) {
  const messages = useWords(panelMessages);
  const trigger = {
    label: messages.cleanUp,
    size: 'small',
    variant: 'quiet',
    icon: <Sparkles aria-hidden="true" />,
  } as const;
  return <Popover trigger={trigger}>{(close) => <CleanUpChoice {...props} onClose={close} />}</Popover>;
}

const usualPauseMs = 700;

function CleanUpChoice({
  eventId,
  durationMs,
  transcript,
  isBusy,
  onRemove,
  onClose,
}: CleanUpProps & { onClose: () => void }) {
  const messages = useWords(panelMessages);
  const { client } = usePostKit();
  const [withFillers, setWithFillers] = useState(true);
  const [withSilences, setWithSilences] = useState(true);
  const [shortest, setShortest] = useState<number | null>(usualPauseMs);
  const fillers = useFillers(transcript.language);
  const levels = useQuery(transcriptsQueries.levels(client, eventId, durationMs));
  const { words } = transcript;

  const fillerCuts = useMemo(
    () => findFillers(words, fillers.list).map(([first, last]) => cutOfWords(words, first, last, durationMs)),
    [words, fillers.list, durationMs],
  );
  const silences = useMemo(
    () => (levels.data ? findSilences(levels.data, shortest ?? usualPauseMs) : []),
    [levels.data, shortest],
  );
  const removed = [...(withFillers ? fillerCuts : []), ...(withSilences ? silences : [])];
  const lengthOf = (ranges: readonly MsRange[]) =>
    ranges.reduce((sum, { start, end }) => sum + end - start, 0);
  const kept = keptParts(durationMs, removed);

  return (
    <div className="pk-clean-up">
      <Checkbox
        label={messages.fillers(fillerCuts.length, lengthOf(fillerCuts))}
        isSelected={withFillers}
        onChange={setWithFillers}
      />
      <TextArea
        label={messages.fillerWords}
        description={messages.fillerHelp}
        rows={2}
        value={fillers.text}
        onChange={fillers.setText}
      />
      <Checkbox
        label={
          levels.isPending
            ? messages.measuring
            : levels.isError
              ? messages.unmeasured
              : messages.silences(silences.length, lengthOf(silences))
        }
        isSelected={withSilences && !levels.isError}
        isDisabled={levels.isError}
        onChange={setWithSilences}
      />
      <NumberField
        label={messages.shortest}
        value={shortest}
        minValue={400}
        maxValue={10_000}
        step={100}
        onChange={setShortest}
      />
      <Button
        variant="primary"
        isFullWidth
        isDisabled={kept === null || isBusy || (withSilences && levels.isPending)}
        onPress={() => {
          onRemove(removed);
          onClose();
        }}
      >
        {kept === null ? messages.nothing : messages.remove(removed.length, removedMs(durationMs, kept))}
      </Button>
    </div>
  );
}

/** The filler words of a language, as the user edits them; kept in the browser. */
function useFillers(language: string) {
  const { host } = usePostKit();
  const key = `postkit-fillers-${language.toLowerCase().split('-')[0] || 'en'}`;
  const [text, setText] = useState(() => host.storage.get(key) ?? defaultFillers(language).join(', '));
  const list = useMemo(
    () =>
      text
        .split(/[,\n]/)
        .map((filler) => filler.trim())
        .filter((filler) => filler !== ''),
    [text],
  );
  return {
    text,
    list,
    setText: (next: string) => {
      setText(next);
      if (next.trim() === '') host.storage.remove(key);
      else host.storage.set(key, next);
    },
  };
}
