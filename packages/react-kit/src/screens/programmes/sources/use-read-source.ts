import type { ProgrammeReading, ProgrammeSource } from '@postkit/sdk/schema';
import { useProgrammeChange } from '../../../data/programmes/index.ts';
import { base64Of } from '../../../host/base64-of.ts';
import { failureText } from '../../../host/report-failure.ts';
import { useNotify } from '../../../host/use-notify.ts';
import { useReportFailure } from '../../../host/use-report-failure.ts';
import { useCatalogue, useWords } from '../../../words/use-words.ts';
import { programmesMessages } from '../programmes.messages.ts';
import { sourcesMessages } from './sources.messages.ts';

/** Bytes whose base64 the station takes. */
const mostBytes = 2_250_000;

/** Reads a source, or a file in its place; `onPlan` receives a difference that waits then. */
export function useReadSource({ id, title }: ProgrammeSource, onPlan: (planId: number) => void) {
  const messages = useWords(sourcesMessages);
  const { name } = useWords(programmesMessages);
  const catalogue = useCatalogue();
  const notify = useNotify();
  const reportFailure = useReportFailure();
  const reading = useProgrammeChange(async (client, file: File | null) => {
    if (!file) return client.programmes.read(id);
    return client.programmes.read(id, { document: await base64Of(file), is_base64: true });
  });

  function read(file: File | null): void {
    if (file && file.size > mostBytes)
      return void notify({ name, details: messages.tooLarge, type: 'error' });
    reading.mutate(file, {
      onSuccess({ plan }: ProgrammeReading) {
        if (plan) onPlan(plan.id);
        else notify({ name, details: messages.same(title), type: 'success' });
      },
      onError: (error) => reportFailure(name, error, failureText(error, catalogue, messages.readFailed)),
    });
  }

  return { read, isReading: reading.isPending };
}
