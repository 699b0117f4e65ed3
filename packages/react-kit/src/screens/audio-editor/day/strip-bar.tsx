import type { UseQueryResult } from '@tanstack/react-query';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Maximize from 'lucide-react/icons/maximize-2';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import Radio from 'lucide-react/icons/radio';
import TextSelect from 'lucide-react/icons/square-dashed';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import { absenceReason, type LogPage } from '../../../data/logger/index.ts';
import { distinctClock } from '../../../host/time/clock-in-zone.ts';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { Popover } from '../../../ui/popover/popover.tsx';
import { SpinnerRing } from '../../../ui/spinner/spinner.tsx';
import { useWords } from '../../../words/use-words.ts';
import { rangeMessages } from '../range/range.messages.ts';
import type { BroadcastState } from './broadcast.controller.ts';
import type { DayState } from './day.controller.ts';
import { stripMessages } from './day.messages.ts';
import { MarkList } from './mark-list.tsx';
import type { StripCommand } from './strip-command.ts';
import { shortestSpan, isSameSpan, type Span } from './strip-window.ts';

export interface StripBarProps {
  day: DayState;
  broadcast: BroadcastState;
  page: Pick<UseQueryResult<LogPage>, 'isFetching' | 'isError' | 'refetch'>;
  window: Span;
  /** Unix seconds. */
  now: number;
  /** Selects a range; null for users who cannot add one. */
  onSelect: (() => void) | null;
  /** Only Live and one button for the other tools; the rest appears with a position. */
  isPhone: boolean;
  commands: Record<'play' | 'live' | 'zoomIn' | 'zoomOut' | 'fitDay', () => void> &
    Partial<Record<StripCommand, () => void>>;
}

/** The bar above the waveform: the event at the position, the counts of the day, and the buttons. */
export function StripBar(props: StripBarProps) {
  const { day, broadcast, page, now, isPhone } = props;
  if (isPhone) return <PhoneStripBar {...props} />;
  return (
    <div className="pk-strip-bar">
      <div className="pk-strip-text">
        <Here day={day} broadcast={broadcast} now={now} />
      </div>
      <Facts broadcast={broadcast} page={page} />
      <div className="pk-strip-buttons">
        <PlayButton {...props} />
        <Tools {...props} isInPanel={false} />
      </div>
    </div>
  );
}

/** The buttons beside the date; the event at the position has a line of its own. */
function PhoneStripBar(props: StripBarProps) {
  const messages = useWords(stripMessages);
  const { day, broadcast, page, now } = props;
  const isFailed = page.isError || broadcast.isFailed;
  return (
    <>
      <div className="pk-strip-bar">
        <LiveButton {...props} />
        <Popover
          placement="bottom end"
          trigger={{
            label: messages.tools,
            icon: <Ellipsis aria-hidden="true" />,
            isIconOnly: true,
            variant: 'quiet',
          }}
        >
          <div className="pk-strip-tools">
            <Tools {...props} isInPanel />
            {!isFailed && <Facts broadcast={broadcast} page={page} />}
          </div>
        </Popover>
      </div>
      {(broadcast.position !== null || isFailed) && (
        <div className="pk-strip-line">
          <PlayButton {...props} />
          <div className="pk-strip-text">
            <Here day={day} broadcast={broadcast} now={now} />
          </div>
          {isFailed && <Facts broadcast={broadcast} page={page} />}
        </div>
      )}
    </>
  );
}

function PlayButton({ broadcast, commands }: Pick<StripBarProps, 'broadcast' | 'commands'>) {
  const messages = useWords(stripMessages);
  return (
    <IconButton
      label={broadcast.isFollowing ? messages.pause : messages.play}
      icon={broadcast.isFollowing ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
      isDisabled={broadcast.current === null}
      onPress={commands.play}
    />
  );
}

function LiveButton({ day, commands }: Pick<StripBarProps, 'day' | 'commands'>) {
  const messages = useWords(stripMessages);
  return (
    <Button
      size="small"
      icon={<Radio aria-hidden="true" />}
      onPress={day.date === day.today ? commands.live : () => day.setDate(day.today)}
    >
      {messages.live}
    </Button>
  );
}

/** Range, live edge and zoom; in a panel without the live edge, which is beside it. */
function Tools({ day, window, onSelect, commands, isInPanel }: StripBarProps & { isInPanel: boolean }) {
  const messages = useWords(stripMessages);
  const rangeWords = useWords(rangeMessages);
  const showsWholeDay = isSameSpan(window, day.range);
  const canZoomIn = window.end - window.start > shortestSpan + 0.5;
  return (
    <>
      {onSelect && (
        <IconButton label={rangeWords.select} icon={<TextSelect aria-hidden="true" />} onPress={onSelect} />
      )}
      {!isInPanel && <LiveButton {...{ day, commands }} />}
      <IconButton
        label={messages.zoomOut}
        icon={<ZoomOut aria-hidden="true" />}
        isDisabled={showsWholeDay}
        onPress={commands.zoomOut}
      />
      <IconButton
        label={messages.zoomIn}
        icon={<ZoomIn aria-hidden="true" />}
        isDisabled={!canZoomIn}
        onPress={commands.zoomIn}
      />
      <IconButton
        label={messages.fitDay}
        icon={<Maximize aria-hidden="true" />}
        isDisabled={showsWholeDay}
        onPress={commands.fitDay}
      />
    </>
  );
}

function Here({ day, broadcast, now }: Pick<StripBarProps, 'day' | 'broadcast' | 'now'>) {
  const messages = useWords(stripMessages);
  const { position, current, marks, gaps, goToRepeat } = broadcast;
  if (position === null) return <span className="pk-muted pk-truncate">{messages.hint}</span>;
  const known = current && marks.get(current.id);
  return (
    <>
      <span className="pk-time">{distinctClock(position, day.zone)}</span>
      {current ? (
        <strong className="pk-truncate">{current.cart.title}</strong>
      ) : (
        <span className="pk-muted">{messages.empty[absenceReason(position, gaps, now)]}</span>
      )}
      {known && <MarkList marks={known} zone={day.zone} look="text" onGoTo={goToRepeat} />}
      {current && !day.events.includes(current) && (
        <span className="pk-muted pk-truncate">{messages.unlisted}</span>
      )}
    </>
  );
}

function Facts({ broadcast, page }: Pick<StripBarProps, 'broadcast' | 'page'>) {
  const messages = useWords(stripMessages);
  const { gaps, silences, fallbacks, repeats, isFailed, refetchFailed } = broadcast;
  if (page.isError || isFailed) {
    return (
      <div className="pk-strip-failure" role="alert">
        {page.isError ? messages.failed : messages.failedFaults}
        <Button
          size="small"
          isBusy={page.isFetching}
          onPress={() => {
            if (page.isError) void page.refetch();
            refetchFailed();
          }}
        >
          {messages.retry}
        </Button>
      </div>
    );
  }
  return (
    <div className="pk-strip-facts">
      {page.isFetching && (
        <span className="pk-strip-busy" role="status" aria-label={messages.reading}>
          <SpinnerRing />
        </span>
      )}
      {gaps.length > 0 && <span data-fact="gap">{messages.gaps(gaps.length)}</span>}
      {silences.length > 0 && <span data-fact="silence">{messages.silences(silences.length)}</span>}
      {fallbacks.length > 0 && <span data-fact="fallback">{messages.fallbacks(fallbacks.length)}</span>}
      {repeats.size > 0 && <span data-fact="repeat">{messages.repeats(repeats.size)}</span>}
    </div>
  );
}
