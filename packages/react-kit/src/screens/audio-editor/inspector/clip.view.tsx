import type { CategoryColors } from '../../../data/categories/index.ts';
import type { TimelineItem } from '../../../data/timeline/index.ts';
import { formatTenths } from '../../../host/time/clock-tenths.ts';
import { LevelField } from '../../../parts/timeline/level/index.ts';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Heading } from '../../../ui/heading/heading.tsx';
import { useWords } from '../../../words/use-words.ts';
import { useEditor } from '../audio-editor.store.ts';
import { shapeEdit, shapeOf, withLevel } from '../timeline-model/item-shape.ts';
import type { TimelineState } from '../timeline/timeline.controller.ts';
import { AiredAt } from './aired-at.tsx';
import { ClipFields } from './clip-fields.view.tsx';
import { ClipTranscript } from './clip-transcript.tsx';
import './clip.css';
import { clipMessages } from './inspector.messages.ts';

/** The selected clip: its name, category and length, when it aired, its ends and fades as exact times, its level and its words. */
export function ClipView({
  timeline,
  colors,
  zone,
}: {
  timeline: TimelineState;
  colors: CategoryColors;
  zone: string;
}) {
  const messages = useWords(clipMessages);
  const { items, selection, canEdit, change } = timeline;
  const openId = useEditor((state) => state.openId);

  function setLevel(item: TimelineItem, gainDb: number): void {
    const edit = shapeEdit(item, withLevel(shapeOf(item), gainDb));
    if (edit) change(item, edit);
  }

  const item = items.find(({ timelineId }) => timelineId === selection.activeId);
  if (!item || item.ads)
    return (
      <EmptyState title={item ? messages.ad : messages.none}>
        {item ? messages.adHint : messages.hint}
      </EmptyState>
    );
  const { eventId } = item;
  // The waveform drawer of the clip has its words too.
  const hasWords = canEdit && openId !== item.timelineId;
  const key = [item.timelineId, item.eventId, item.durationMs, item.fadeInMs, item.fadeOutMs].join(' ');
  return (
    <section className="pk-clip" aria-label={messages.label}>
      <Heading level={2} look={4}>
        {item.name}
      </Heading>
      <p className="pk-clip-facts" data-color={colors(item.category)}>
        <span className="pk-category">{item.category}</span>
        <span>
          {messages.length} <span className="pk-time">{formatTenths(item.durationMs)}</span>
        </span>
        {eventId !== null && <AiredAt eventId={eventId} zone={zone} />}
      </p>
      {canEdit && (
        <>
          <ClipFields key={`trim ${key}`} item={item} kind="trim" onEdit={(edit) => change(item, edit)} />
          <ClipFields key={`fades ${key}`} item={item} kind="fades" onEdit={(edit) => change(item, edit)} />
          <LevelField
            gainDb={item.gainDb}
            isDisabled={item.dirty || item.processing}
            onChange={(gainDb) => setLevel(item, gainDb)}
          />
        </>
      )}
      {hasWords && eventId !== null && <ClipTranscript item={{ ...item, eventId }} />}
    </section>
  );
}
