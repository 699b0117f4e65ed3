import type { ImportedTranscript } from '@postkit/sdk/schema';
import { useImportTranscript } from '../../../../data/transcripts/index.ts';
import { base64Of } from '../../../../host/base64-of.ts';
import { useNotify } from '../../../../host/use-notify.ts';
import { useReportServerError } from '../../../../host/use-report-failure.ts';
import { useWords } from '../../../../words/use-words.ts';
import { panelMessages } from './transcript-panel.messages.ts';

/** File types that the import takes. */
export const transcriptFiles = '.srt,.vtt,.json,text/vtt,application/x-subrip,application/json';

/** Imports the bytes of a file into an event, which the station decodes; the ending decides the format. */
export function useTranscriptFile(eventId: number, language: string) {
  const messages = useWords(panelMessages);
  const { mutate, isPending } = useImportTranscript(eventId);
  const notify = useNotify();
  const reportServerError = useReportServerError();

  async function importFile(file: File): Promise<void> {
    const input = { format: formatOf(file.name), file_base64: await base64Of(file), language } as const;
    mutate(input, {
      onSuccess: ({ words, notice }: ImportedTranscript) => {
        const imported = messages.imported(words.filter(({ cut }) => !cut).length);
        notify({
          name: messages.transcript,
          details: notice === '' ? imported : `${imported} ${notice}`,
          type: 'success',
        });
      },
      onError: (error) => {
        reportServerError(messages.transcript, messages.importFailed, error);
      },
    });
  }
  return {
    isImporting: isPending,
    importFile: (files: readonly File[]) => void (files[0] && importFile(files[0])),
  };
}

/** The station knows WebVTT under another ending. */
function formatOf(name: string): 'vtt' | 'srt' | 'json' {
  if (/\.json$/i.test(name)) return 'json';
  return /\.vtt$/i.test(name) ? 'vtt' : 'srt';
}
