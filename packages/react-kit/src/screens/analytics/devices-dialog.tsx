import { useQuery } from '@tanstack/react-query';
import type { DeviceFigures } from '@postkit/sdk/schema';
import { analyticsQueries } from '../../data/analytics/index.ts';
import { usePostKit } from '../../host/postkit-context.ts';
import { saveFile } from '../../host/save-file.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { ErrorState } from '../../ui/error-state/error-state.tsx';
import { formatCount } from '../../ui/format/format-count.ts';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { type Column, Table } from '../../ui/table/table.tsx';
import { useWords, useCatalogue } from '../../words/use-words.ts';
import { csvName } from './csv-name.ts';
import { devicesCsv } from './devices-csv.ts';
import { devicesMessages } from './devices.messages.ts';
import type { ExplainedFigures } from './explain-dialog.tsx';
import { formatChosenDate, formatShare } from './format-figures.ts';

type Device = DeviceFigures['devices'][number];

export interface DevicesDialogProps {
  figures: ExplainedFigures;
  /** IANA name; the time in the name of the CSV file. */
  timezone: string;
  onClose: () => void;
}

/** Downloads of the selected days and filters by device, with a CSV file. */
export function DevicesDialog({ figures, timezone, onClose }: DevicesDialogProps) {
  const catalogue = useCatalogue();
  const messages = useWords(devicesMessages);
  const { client } = usePostKit();
  const { start_date, end_date, show_id, platform_list, countries_list } = figures;
  const filters = {
    ...(show_id && { show_id }),
    ...(platform_list && { platform_list }),
    ...(countries_list && { countries_list }),
  };
  const found = useQuery(analyticsQueries.devices(client, { start_date, end_date, ...filters }));
  const devices = found.data?.devices ?? [];
  const save = () =>
    saveFile(new Blob([devicesCsv(devices)], { type: 'text/csv' }), csvName(Date.now() / 1000, timezone));
  return (
    <Dialog
      isOpen
      title={messages.title}
      onClose={onClose}
      footer={
        <>
          <Button isDisabled={devices.length === 0} onPress={save}>
            {messages.export}
          </Button>
          <Button variant="primary" onPress={onClose}>
            {messages.close}
          </Button>
        </>
      }
    >
      <div className="pk-stack">
        <p className="pk-muted">
          {messages.span(formatChosenDate(start_date, catalogue), formatChosenDate(end_date, catalogue))}
        </p>
        {found.isLoadingError ? (
          <ErrorState
            message={messages.failed}
            isRetrying={found.isFetching}
            onRetry={() => void found.refetch()}
          />
        ) : found.data ? (
          <DeviceTable devices={devices} />
        ) : (
          <div role="status" aria-label={messages.loading}>
            <Skeleton height="240px" />
          </div>
        )}
      </div>
    </Dialog>
  );
}

function DeviceTable({ devices }: { devices: readonly Device[] }) {
  const catalogue = useCatalogue();
  const messages = useWords(devicesMessages);
  if (devices.length === 0) return <EmptyState title={messages.none}>{messages.noneText}</EmptyState>;
  const total = devices.reduce((sum, { downloads }) => sum + downloads, 0);
  const columns: Column<Device>[] = [
    { id: 'device', header: messages.device, isRowHeader: true, cell: ({ device }) => device },
    { id: 'system', header: messages.system, cell: ({ system }) => system },
    {
      id: 'downloads',
      header: messages.downloads,
      align: 'end',
      cell: ({ downloads }) => formatCount(downloads, catalogue),
    },
    {
      id: 'share',
      header: messages.share,
      align: 'end',
      cell: ({ downloads }) => formatShare(downloads / total, catalogue),
    },
  ];
  return (
    <>
      <div className="pk-analytics-rows">
        <Table label={messages.title} columns={columns} rows={devices} rowKey={({ device }) => device} />
      </div>
      <p className="pk-muted">{messages.known(formatCount(total, catalogue))}</p>
    </>
  );
}
