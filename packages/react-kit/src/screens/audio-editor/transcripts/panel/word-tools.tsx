import Clapperboard from 'lucide-react/icons/clapperboard';
import Scissors from 'lucide-react/icons/scissors';
import TextSelect from 'lucide-react/icons/text-select';
import { useRef, useState } from 'react';
import type { Transcript } from '@postkit/sdk/schema';
import type { MsRange } from '../../../../data/transcripts/index.ts';
import { useTranscribe } from '../../../../data/transcripts/index.ts';
import { usePostKit } from '../../../../host/postkit-context.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Menu } from '../../../../ui/menu/menu.tsx';
import { ToggleButton } from '../../../../ui/toggle-button/toggle-button.tsx';
import { Tooltip } from '../../../../ui/tooltip/tooltip.tsx';
import { useWords } from '../../../../words/use-words.ts';
import { CleanUp } from './clean-up.tsx';
import { SpeakersDialog } from './speakers-dialog.tsx';
import type { TranscriptPanelProps } from './transcript-panel-props.ts';
import { panelMessages } from './transcript-panel.messages.ts';
import { transcriptFiles, useTranscriptFile } from './use-transcript-file.ts';

interface WordToolsProps extends TranscriptPanelProps {
  transcript: Transcript;
  /** The selected words as text; null for none. */
  selected: string | null;
  canUse: boolean;
  isSelecting: boolean;
  onSelecting: (isSelecting: boolean) => void;
  onCutWords: (() => void) | undefined;
  onMakeClip: (() => void) | undefined;
  onRemove: ((removed: readonly MsRange[]) => void) | undefined;
}

/** The row above the words: what the words are, and what can be done with the selected ones. */
export function WordTools(props: WordToolsProps) {
  const messages = useWords(panelMessages);
  const { transcript, selected, canUse, isSelecting, onSelecting, onCutWords, onMakeClip, onRemove, isBusy } =
    props;
  const hasEdits = onCutWords !== undefined || onMakeClip !== undefined;
  return (
    <div className="pk-transcript-tools">
      <h3 className="pk-transcript-title">{messages.transcript}</h3>
      <Timing transcript={transcript} />
      <span className="pk-transcript-selected pk-time" role="status">
        {selected}
      </span>
      {hasEdits && (
        <ToggleButton
          size="small"
          variant="quiet"
          icon={<TextSelect aria-hidden="true" />}
          isSelected={isSelecting}
          onChange={onSelecting}
        >
          {messages.select}
        </ToggleButton>
      )}
      {onMakeClip && (
        <Button
          size="small"
          variant="quiet"
          icon={<Clapperboard aria-hidden="true" />}
          isDisabled={!canUse || isBusy}
          onPress={onMakeClip}
        >
          {messages.clip}
        </Button>
      )}
      {onCutWords && (
        <Button
          size="small"
          variant="quiet"
          icon={<Scissors aria-hidden="true" />}
          isDisabled={!canUse || isBusy}
          onPress={onCutWords}
        >
          {messages.cut}
        </Button>
      )}
      {onRemove && <CleanUp {...props} onRemove={onRemove} />}
      <More {...props} />
    </div>
  );
}

function Timing({ transcript: { timing } }: { transcript: Transcript }) {
  const messages = useWords(panelMessages);
  if (timing === null || timing === 'words') return null;
  const isEstimated = timing === 'estimated';
  return (
    <Tooltip text={isEstimated ? messages.estimatedHelp : messages.captionsHelp} isFocusable>
      <span className="pk-transcript-timing">{isEstimated ? messages.estimated : messages.captions}</span>
    </Tooltip>
  );
}

function More({ eventId, transcript }: WordToolsProps) {
  const messages = useWords(panelMessages);
  const { client, host } = usePostKit();
  const { isImporting, importFile } = useTranscriptFile(eventId, transcript.language);
  const transcribe = useTranscribe(eventId);
  const picker = useFilePicker(importFile);
  const [isNaming, setNaming] = useState(false);
  const isRunning =
    transcript.transcription.status === 'waiting' || transcript.transcription.status === 'running';
  const download = (format: 'vtt' | 'srt' | 'txt', label: string) => ({
    id: format,
    label: messages.download(label),
    onAction: () => host.leave(client.transcripts.eventFileAddress(eventId, format)),
  });
  return (
    <>
      <Menu
        label={messages.more}
        isIconOnly
        size="small"
        variant="quiet"
        groups={[
          {
            id: 'source',
            items: [
              {
                id: 'import',
                label: isImporting ? messages.importing : messages.import,
                onAction: picker.open,
              },
              ...(transcript.can_transcribe && !isRunning
                ? [{ id: 'transcribe', label: messages.transcribe, onAction: () => transcribe.mutate() }]
                : []),
              ...(transcript.speakers.length > 0
                ? [{ id: 'speakers', label: messages.nameSpeakers, onAction: () => setNaming(true) }]
                : []),
            ],
          },
          {
            id: 'download',
            items: [download('vtt', 'VTT'), download('srt', 'SRT'), download('txt', 'text')],
          },
        ]}
      />
      {picker.input}
      {isNaming && (
        <SpeakersDialog eventId={eventId} speakers={transcript.speakers} onClose={() => setNaming(false)} />
      )}
    </>
  );
}

/** The system's file dialog for an entry of a menu, which cannot hold the input itself. */
function useFilePicker(onFiles: (files: readonly File[]) => void) {
  const input = useRef<HTMLInputElement>(null);
  return {
    open: () => input.current?.click(),
    input: (
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        aria-hidden="true"
        accept={transcriptFiles}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = '';
          onFiles(files);
        }}
      />
    ),
  };
}
