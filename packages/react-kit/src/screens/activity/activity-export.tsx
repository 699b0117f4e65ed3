import { useMutation } from '@tanstack/react-query';
import type { AuditFilter, AuditFormat } from '@postkit/sdk/schema';
import { usePostKit } from '../../host/postkit-context.ts';
import { failureText } from '../../host/report-failure.ts';
import { saveFile } from '../../host/save-file.ts';
import { useReportFailure } from '../../host/use-report-failure.ts';
import { Menu } from '../../ui/menu/menu.tsx';
import { useWords, useCatalogue } from '../../words/use-words.ts';
import { activityMessages } from './activity.messages.ts';

/** Saves all entries that match the filters as a file. */
export function ActivityExport({ filter }: { filter: AuditFilter }) {
  const catalogue = useCatalogue();
  const messages = useWords(activityMessages);
  const reportFailure = useReportFailure();
  const { client } = usePostKit();
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: async (format: AuditFormat) =>
      saveFile(
        await (await client.audit.export(format, filter, { timeout: 0 })).blob(),
        `activity.${format}`,
      ),
    onError: (error) =>
      reportFailure(messages.name, error, failureText(error, catalogue, messages.exportFailed)),
  });
  const item = (id: AuditFormat) => ({
    id,
    label: messages[id],
    isDisabled: isPending,
    onAction: () => mutate(id),
  });
  return <Menu label={messages.export} groups={[{ id: 'formats', items: [item('csv'), item('jsonl')] }]} />;
}
