import { useState } from 'react';
import { playoutCorrectionKinds, type PlayoutCorrectionPreview } from '@postkit/sdk/schema';
import { FailureBanner } from '../../../host/failure-banner.tsx';
import { formatListDate } from '../../../host/time/zoned-time.ts';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { SegmentedControl } from '../../../ui/segmented-control/segmented-control.tsx';
import { VirtualList } from '../../../ui/virtual-list/virtual-list.tsx';
import { useCatalogue, useWords } from '../../../words/use-words.ts';
import { Findings } from '../findings.tsx';
import { chosenChanges, isChange } from './correction-choice.ts';
import { CorrectionLine } from './correction-line.tsx';
import { correctionsMessages } from './corrections.messages.ts';
import type { Correction } from './use-correction.ts';

export interface PreviewStepProps {
  correction: Correction;
  preview: PlayoutCorrectionPreview;
  zone: string;
}

/** Pixels of a line before it is measured, and of the list at most. */
const linePixels = { estimate: 60, most: 420 };

/** The changes that a correction would make, each to choose with those that share its bounds. */
export function PreviewStep({ correction, preview, zone }: PreviewStepProps) {
  const messages = useWords(correctionsMessages);
  const catalogue = useCatalogue();
  const [shown, setShown] = useState<'changes' | 'all'>('changes');
  const { left, isApplying, applyError, hasLogChanged, toggle, toggleAll } = correction;
  const { lines, counts, findings, form, start, end } = preview;
  const changes = lines.filter(isChange);
  const chosen = chosenChanges(lines, left);
  const listed = shown === 'all' ? lines : lines.filter((line) => isChange(line) || line.kind === 'no_audio');
  const time = (seconds: number) => formatListDate(seconds, zone, catalogue);
  return (
    <div className="pk-stack pk-correction">
      {hasLogChanged ? (
        <Banner tone="warning" title={messages.changed} isLive>
          {messages.changedText}
        </Banner>
      ) : (
        applyError && <FailureBanner error={applyError} call={messages.applyFailed} />
      )}
      <div>
        <strong>{messages.span(time(start), time(end))}</strong>
        <p className="pk-muted">
          {[
            ...(form ? [messages.forms[form]] : []),
            ...playoutCorrectionKinds
              .filter((kind) => counts[kind] > 0)
              .map((kind) => messages.counts[kind](counts[kind])),
          ].join(' · ')}
        </p>
      </div>
      <Findings findings={findings} />
      {changes.length === 0 && <EmptyState title={messages.nothing}>{messages.nothingText}</EmptyState>}
      {lines.length > 0 && (
        <div className="pk-correction-head">
          {changes.length > 0 && (
            <Checkbox
              label={messages.chooseAll}
              description={messages.together}
              isSelected={chosen.length === changes.length}
              isIndeterminate={chosen.length > 0 && chosen.length < changes.length}
              isDisabled={isApplying}
              onChange={toggleAll}
            />
          )}
          <span className="pk-muted" role="status">
            {messages.chosen(chosen.length, changes.length)}
          </span>
          <SegmentedControl
            label={messages.shown}
            size="small"
            options={(['changes', 'all'] as const).map((id) => ({ id, label: messages[id] }))}
            value={shown}
            onChange={setShown}
          />
        </div>
      )}
      {listed.length > 0 && (
        <VirtualList
          label={messages.list}
          items={listed}
          itemKey={({ index }) => String(index)}
          estimateSize={linePixels.estimate}
          style={{ height: Math.min(linePixels.most, listed.length * linePixels.estimate) }}
          renderItem={(line) => (
            <CorrectionLine
              line={line}
              zone={zone}
              isChosen={!left.has(line.group)}
              isDisabled={isApplying}
              onToggle={() => toggle(line.group)}
            />
          )}
        />
      )}
    </div>
  );
}
