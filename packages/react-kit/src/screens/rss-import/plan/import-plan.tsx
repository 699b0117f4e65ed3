import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useCallback } from 'react';
import type { PodcastImportDetails } from '@postkit/sdk/schema';
import { saveFile } from '../../../host/save-file.ts';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { CheckGroup } from '../../../ui/check-group/check-group.tsx';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state/error-state.tsx';
import { formatBytes } from '../../../ui/format/format-bytes.ts';
import { plainText } from '../../../ui/format/plain-text.ts';
import { Heading } from '../../../ui/heading/heading.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { VirtualList } from '../../../ui/virtual-list/virtual-list.tsx';
import { numberFormat } from '../../../words/intl-formats.ts';
import { useLocale, useWords, useCatalogue } from '../../../words/use-words.ts';
import { useImport } from '../imports.queries.ts';
import { PlanAudio } from './plan-audio.tsx';
import { kindNames, planCsv } from './plan-choice.ts';
import { PlanRow } from './plan-row.tsx';
import { PlanTools } from './plan-tools.tsx';
import { planMessages } from './plan.messages.ts';
import './import-plan.css';
import { type PlanState, usePlan } from './use-plan.ts';

const rowHeight = 64;
const hour = 3600;

export interface ImportPlanProps {
  id: number;
  timezone: string;
  onClose: () => void;
}

/** The plan of an import: the outcome for each item, to be narrowed and applied. */
export function ImportPlan({ id, timezone, onClose }: ImportPlanProps) {
  const messages = useWords(planMessages);
  const { data, isLoadingError, isFetching, refetch } = useImport(id);
  return (
    <section className="pk-plan">
      <div>
        <Button variant="quiet" icon={<ArrowLeft aria-hidden="true" />} onPress={onClose}>
          {messages.back}
        </Button>
      </div>
      {isLoadingError && (
        <ErrorState message={messages.failed} isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
      {!data && !isLoadingError && (
        <div role="status" aria-label={messages.loading}>
          <Skeleton height="320px" />
        </div>
      )}
      {data && <LoadedPlan plan={data} timezone={timezone} onApplied={onClose} />}
    </section>
  );
}

function LoadedPlan({
  plan,
  timezone,
  onApplied,
}: {
  plan: PodcastImportDetails;
  timezone: string;
  onApplied: () => void;
}) {
  const messages = useWords(planMessages);
  const state = usePlan(plan, timezone, onApplied);
  return (
    <>
      <Heading level={2}>{plan.title}</Heading>
      {plan.warnings.map((warning) => (
        <Banner key={warning} tone="warning">
          {warning}
        </Banner>
      ))}
      {plan.lost.length > 0 && (
        <Banner tone="info">{messages.lost(kindNames(plan.lost, messages.kinds))}</Banner>
      )}
      <div className="pk-plan-parts">
        <div className="pk-plan-part">
          <PlanTools {...state} />
          <PlanItems {...state} timezone={timezone} />
        </div>
        <div className="pk-plan-part">
          <ShowFields {...state} plan={plan} />
          <PlanAudio {...state} loudness={plan.loudness_target} />
        </div>
      </div>
      <PlanFoot {...state} plan={plan} />
    </>
  );
}

function PlanItems({ listed, chosen, choose, timezone }: PlanState & { timezone: string }) {
  const messages = useWords(planMessages);
  const renderItem = useCallback(
    (item: PodcastImportDetails['items'][number]) => (
      <PlanRow item={item} isChosen={chosen.has(item.id)} timezone={timezone} onChange={choose} />
    ),
    [chosen, choose, timezone],
  );
  if (listed.length === 0) return <EmptyState title={messages.none} />;
  return (
    <VirtualList
      className="pk-plan-items"
      label={messages.list}
      items={listed}
      itemKey={(item) => String(item.id)}
      estimateSize={rowHeight}
      renderItem={renderItem}
    />
  );
}

function ShowFields({ plan, fields, chooseField }: PlanState & { plan: PodcastImportDetails }) {
  const messages = useWords(planMessages);
  if (plan.show_fields.length === 0) return null;
  return (
    <CheckGroup legend={messages.show}>
      {plan.show_fields.map(({ name, feed }) => (
        <Checkbox
          key={name}
          label={messages.fields[name]}
          description={<span className="pk-plan-field">{plainText(feed)}</span>}
          isSelected={fields.includes(name)}
          onChange={(isChosen) => chooseField(name, isChosen)}
        />
      ))}
    </CheckGroup>
  );
}

function PlanFoot({ plan, sums, isBusy, apply }: PlanState & { plan: PodcastImportDetails }) {
  const catalogue = useCatalogue();
  const locale = useLocale();
  const messages = useWords(planMessages);
  const number = (value: number) => numberFormat(locale, { maximumFractionDigits: 1 }).format(value);
  const [disk, free] = [formatBytes(sums.bytes, catalogue), formatBytes(plan.disk_free, catalogue)];
  const save = (text: string, type: string, ending: string) =>
    saveFile(new Blob([text], { type }), `import-plan-${plan.id}.${ending}`);
  return (
    <div className="pk-plan-foot">
      <p role="status">
        <strong>{messages.chosen(number(sums.count), number(plan.items.length))}</strong>
        {sums.seconds > 0 && ` · ${messages.hours(number(sums.seconds / hour))}`}
        {` · ${messages.disk(disk, free)}`}
        {sums.unknown > 0 && <span className="pk-plan-unknown">{messages.unknown(sums.unknown)}</span>}
      </p>
      {sums.bytes > plan.disk_free && <Banner tone="danger">{messages.tooLarge}</Banner>}
      <div className="pk-plan-actions">
        <Button variant="primary" isBusy={isBusy} isDisabled={sums.count === 0} onPress={apply}>
          {messages.apply(sums.count)}
        </Button>
        <Button onPress={() => save(JSON.stringify(plan), 'application/json', 'json')}>
          {messages.json}
        </Button>
        <Button onPress={() => save(planCsv(plan), 'text/csv', 'csv')}>{messages.csv}</Button>
      </div>
    </div>
  );
}
