import Play from 'lucide-react/icons/play';
import Plus from 'lucide-react/icons/plus';
import Send from 'lucide-react/icons/send';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Square from 'lucide-react/icons/square';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { evidenceOperations, isAllowed } from '@postkit/sdk/operations';
import { lazyDialog } from '../../../host/lazy-dialog.tsx';
import { stationSession } from '../../../host/session/station-session.ts';
import { useSettings } from '../../../host/settings/settings.queries.ts';
import { distinctClock } from '../../../host/time/clock-in-zone.ts';
import { formatClock } from '../../../host/time/format-duration.ts';
import { SendSlotDialog, slotLinksMessages } from '../../../parts/slot-links/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import { useWords } from '../../../words/use-words.ts';
import { useEditor } from '../audio-editor.store.ts';
import type { DayState } from '../day/day.controller.ts';
import type { Span } from '../day/strip-window.ts';
import { useRangePlayback } from '../transport/range-playback.store.ts';
import { RangeFields } from './range-fields.tsx';
import { rangeMessages } from './range.messages.ts';
import './range.css';
import { stretchMessages } from './stretch/stretch.messages.ts';
import type { DayRangeState } from './use-day-range.ts';

const StretchDialog = lazyDialog(() =>
  import('./stretch/stretch-dialog.tsx').then((module) => module.StretchDialog),
);

export interface RangeBarProps {
  day: DayState;
  selection: DayRangeState;
  range: Span;
  onAdd: () => void;
  onClear: () => void;
}

/** The selected range: its ends to type, its content, and buttons that play, add and clear it. */
export function RangeBar({ day, selection, range, onAdd, onClear }: RangeBarProps) {
  const slotMessages = useWords(slotLinksMessages);
  const messages = useWords(rangeMessages);
  const [problem, setProblem] = useState('');
  const [isSending, setSending] = useState(false);
  const showId = useEditor((state) => state.form.showId);
  const status = useRangePlayback((state) => state.status);
  const clock = (at: number) => distinctClock(at, day.zone);
  const [from, to] = [clock(range.start), clock(range.end)];
  const length = formatClock(range.end - range.start);
  const { events, missing } = selection.content;
  const isHeard = status !== 'paused';
  return (
    <div role="group" className="pk-range-bar" aria-label={messages.label}>
      <VisuallyHidden>
        <span role="status">{messages.changed(from, to, length)}</span>
      </VisuallyHidden>
      <div className="pk-range-times">
        <RangeFields {...{ day, selection, range }} onProblem={setProblem} />
      </div>
      <span className="pk-time">{length}</span>
      <span className="pk-range-content pk-truncate" data-missing={missing > 0 || undefined}>
        {messages.content(events, missing)}
      </span>
      <div className="pk-range-actions">
        <IconButton
          label={isHeard ? messages.stop : messages.hear}
          icon={isHeard ? <Square aria-hidden="true" /> : <Play aria-hidden="true" />}
          onPress={selection.hear}
        />
        <Button
          variant="primary"
          size="small"
          icon={<Plus aria-hidden="true" />}
          isBusy={selection.isAdding}
          isDisabled={problem !== ''}
          onPress={onAdd}
        >
          {messages.add(from, to)}
        </Button>
        <IconButton
          label={slotMessages.send}
          icon={<Send aria-hidden="true" />}
          isDisabled={problem !== ''}
          onPress={() => setSending(true)}
        />
        <KeepButton {...{ range }} zone={day.zone} isDisabled={problem !== ''} />
        <IconButton label={messages.clear} icon={<X aria-hidden="true" />} onPress={onClear} />
      </div>
      {isSending && (
        <SendSlotDialog {...{ range, showId }} zone={day.zone} onClose={() => setSending(false)} />
      )}
    </div>
  );
}

/** Keeps the range as evidence; only for admins with a licence for the log. */
function KeepButton({ range, zone, isDisabled }: { range: Span; zone: string; isDisabled: boolean }) {
  const messages = useWords(stretchMessages);
  const { data } = useSettings();
  const [isOpen, setOpen] = useState(false);
  const isPermitted =
    data !== undefined && isAllowed(evidenceOperations.createHold, stationSession(data.settings).permissions);
  if (!isPermitted) return null;
  return (
    <>
      <IconButton
        label={messages.open}
        icon={<ShieldCheck aria-hidden="true" />}
        isDisabled={isDisabled}
        onPress={() => setOpen(true)}
      />
      {isOpen && <StretchDialog {...{ range, zone }} onClose={() => setOpen(false)} />}
    </>
  );
}
