import { serverMessage } from '@postkit/sdk';
import type { Transcript } from '@postkit/sdk/schema';
import { useMessages } from '../../../host/messages.store.ts';
import { useImportTranscript } from '../transcripts.mutations.ts';
import { panelMessages } from './transcript-panel.messages.ts';
import { useWords } from '../../../words/use-words.ts';

/** File types that the import takes. */
export const transcriptFiles = '.srt,.vtt,.json,text/vtt,application/x-subrip,application/json';

/** Imports a file into an event; its ending decides the format. */
export function useTranscriptFile(eventId: number, language: string) {
  const messages = useWords(panelMessages);
  const { mutate, isPending } = useImportTranscript(eventId);
  const show = useMessages((state) => state.show);

  async function importFile(file: File): Promise<void> {
    const text = await file.text();
    const input = { format: formatOf(file.name, text), file: text, language } as const;
    mutate(input, {
      onSuccess: ({ words }: Transcript) =>
        show({ name: messages.transcript, details: messages.imported(words.filter(({ cut }) => !cut).length), type: 'success' }),
      onError: (error) => {
        const message = serverMessage(error, messages.importFailed);
        if (message.action === 'show') show({ name: messages.transcript, details: message.global ?? message.details, type: 'error' });
      },
    });
  }
  return { isImporting: isPending, importFile: (files: readonly File[]) => void (files[0] && importFile(files[0])) };
}

function formatOf(name: string, text: string): 'vtt' | 'srt' | 'json' {
  if (/^\uFEFF?WEBVTT/.test(text)) return 'vtt';
  if (/\.json$/i.test(name)) return 'json';
  return /\.vtt$/i.test(name) ? 'vtt' : 'srt';
}
