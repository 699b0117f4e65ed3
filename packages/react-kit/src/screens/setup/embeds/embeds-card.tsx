import { type Embed, embedErrors, type EmbedHealth } from '@postkit/sdk/schema';
import { formatListDate } from '../../../host/time/zoned-time.ts';
import { useReportFailure } from '../../../host/use-report-failure.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state/error-state.tsx';
import { formatCount } from '../../../ui/format/format-count.ts';
import { Heading } from '../../../ui/heading/heading.tsx';
import { Switch } from '../../../ui/switch/switch.tsx';
import { type Column, Table } from '../../../ui/table/table.tsx';
import type { Catalogue } from '../../../words/catalogue.ts';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import { embedsMessages } from './embeds.messages.ts';
import { useEmbeds, useSetEmbedReports } from './embeds.queries.ts';

function errorsText({ errors }: Embed, catalogue: Catalogue): string {
  const messages = catalogue.wordsOf(embedsMessages);
  const found = embedErrors
    .filter((kind) => errors[kind] > 0)
    .map((kind) => messages.error[kind](errors[kind]));
  return found.join(', ') || messages.none;
}

function columnsOf(current: string, zone: string, catalogue: Catalogue): Column<Embed>[] {
  const messages = catalogue.wordsOf(embedsMessages);
  return [
    { id: 'site', header: messages.site, isRowHeader: true, cell: ({ site }) => site || messages.hidden },
    {
      id: 'version',
      header: messages.version,
      cell: ({ version }) => (
        <>
          {version}{' '}
          <Badge tone={version === current ? 'success' : 'neutral'}>
            {version === current ? messages.current : messages.older}
          </Badge>
        </>
      ),
    },
    { id: 'kind', header: messages.kind, cell: ({ kind }) => messages.kinds[kind] },
    { id: 'views', header: messages.views, align: 'end', cell: ({ views }) => formatCount(views, catalogue) },
    { id: 'errors', header: messages.errors, cell: (embed) => errorsText(embed, catalogue) },
    {
      id: 'seen',
      header: messages.lastSeen,
      cell: ({ last_seen }) => formatListDate(last_seen, zone, catalogue),
    },
  ];
}

/** The sites that embed players of the station, with versions and errors, and the switch of the reports. */
export function EmbedsCard({ zone }: { zone: string }) {
  const catalogue = useCatalogue();
  const messages = useWords(embedsMessages);
  const { data, isPending, isError, isFetching, refetch } = useEmbeds();
  return (
    <section aria-label={messages.heading}>
      <Card
        isFlush
        header={<Heading level={2}>{messages.heading}</Heading>}
        footer={data && <ReportSwitch health={data} />}
      >
        {isError && !data ? (
          <ErrorState message={messages.failed} isRetrying={isFetching} onRetry={() => void refetch()} />
        ) : (
          <Table
            label={messages.heading}
            columns={columnsOf(data?.current_version ?? '', zone, catalogue)}
            rows={data?.embeds ?? []}
            rowKey={({ site, version, kind }) => `${site} ${version} ${kind}`}
            isLoading={isPending}
            empty={
              data &&
              data.embeds.length === 0 && (
                <EmptyState title={messages.empty}>
                  {data.enabled ? messages.emptyText : messages.offText}
                </EmptyState>
              )
            }
          />
        )}
      </Card>
    </section>
  );
}

function ReportSwitch({ health }: { health: EmbedHealth }) {
  const reportFailure = useReportFailure();
  const messages = useWords(embedsMessages);
  const save = useSetEmbedReports();
  return (
    <Switch
      label={messages.reports}
      description={messages.reportsHelp}
      isSelected={save.isPending ? save.variables : health.enabled}
      onChange={(enabled) =>
        save.mutate(enabled, { onError: (error) => reportFailure(messages.saveFailed, error) })
      }
    />
  );
}
