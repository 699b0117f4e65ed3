import AudioLines from 'lucide-react/icons/audio-lines';
import type { Today, TodayLog } from '@postkit/sdk/schema';
import { useRecording } from '../../../data/logger/index.ts';
import { usePostKit } from '../../../host/postkit-context.ts';
import { areas, isAvailable } from '../../../host/session/areas.ts';
import type { StationSession } from '../../../host/session/station-session.ts';
import { clockInZone } from '../../../host/time/clock-in-zone.ts';
import { useNow } from '../../../host/time/use-now.ts';
import { useInternalLink } from '../../../host/use-internal-link.ts';
import { RecordingLight, recordingMessages, useSinceText } from '../../../parts/logger/recording/index.ts';
import { ButtonLink } from '../../../ui/button-link/button-link.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { useWords } from '../../../words/use-words.ts';
import { shortClock } from '../order/order-text.ts';
import type { PartQuery } from '../part.tsx';
import { todayMessages } from '../today.messages.ts';
import { DayStrip } from './day-strip.tsx';
import './deck.css';
import { InputStates } from './input-states.tsx';
import { liveFigures } from './live-figures.ts';

interface DeckProps {
  session: StationSession;
  day: PartQuery<Today>;
}

/** The log today: whether it is recorded, the time, the title, what was recorded and lost, and the waveform. */
export function Deck({ session, day }: DeckProps) {
  const messages = useWords(todayMessages);
  const { host } = usePostKit();
  const linkTo = useInternalLink();
  return (
    <section className="pk-today-deck" data-deck aria-label={messages.deck.label}>
      <div className="pk-today-deck-head">
        <div className="pk-today-deck-clock">
          <State zone={session.timezone} />
          <Clock zone={session.timezone} />
        </div>
        <NowTitle />
        <Figures day={day} />
        {isAvailable('audio', host.areas) && (
          <ButtonLink
            variant="primary"
            icon={<AudioLines aria-hidden="true" />}
            {...linkTo(`/${session.slug}/${areas.audio.target}`)}
          >
            {messages.deck.open}
          </ButtonLink>
        )}
      </div>
      <DayStrip session={session} today={day.data} />
      <InputStates inputs={day.data?.log?.inputs ?? []} session={session} />
    </section>
  );
}

function State({ zone }: { zone: string }) {
  const recordingWords = useWords(recordingMessages);
  const messages = useWords(todayMessages);
  const view = useRecording();
  const since = useSinceText(zone);
  const recording = view.status === 'known' ? view.recording : null;
  const state = recording?.state ?? 'unknown';
  // The browser does not know yet, which is not the same as a station that does not respond.
  if (view.status === 'loading') return <p className="pk-today-deck-state"> </p>;
  const from = since(state === 'recording' ? (recording?.connected_at ?? null) : (recording?.since ?? null));
  return (
    <p className="pk-today-deck-state" data-state={state}>
      <RecordingLight state={state} />
      <strong>{recordingWords.short[state]}</strong>
      {from && <span className="pk-muted">{messages.deck.since(from)}</span>}
    </p>
  );
}

function Clock({ zone }: { zone: string }) {
  const messages = useWords(todayMessages);
  const time = clockInZone(useNow(1000), zone);
  return (
    <span className="pk-today-clock" role="timer" aria-label={messages.deck.clock} aria-live="off">
      {time}
    </span>
  );
}

function NowTitle() {
  const messages = useWords(todayMessages);
  const view = useRecording();
  const recording = view.status === 'known' ? view.recording : null;
  if (!recording?.title) return <span className="pk-today-now" />;
  const isOn = recording.state === 'recording' || recording.state === 'silent';
  return (
    <p className="pk-today-now">
      <span className="pk-muted">{isOn ? messages.deck.now : messages.deck.lastTitle}</span>
      <strong className="pk-truncate">{recording.title}</strong>
    </p>
  );
}

function Figures({ day }: { day: PartQuery<Today> }) {
  const messages = useWords(todayMessages);
  const { data, isLoadingError, isFetching, refetch } = day;
  if (isLoadingError) {
    return (
      <p className="pk-today-figures" role="alert">
        {messages.deck.figuresFailed}{' '}
        <Button size="small" isBusy={isFetching} onPress={() => void refetch()}>
          {messages.deck.retry}
        </Button>
      </p>
    );
  }
  return (
    <dl className="pk-today-figures" aria-busy={data === undefined || undefined}>
      {data?.log && <LiveFigures log={data.log} readAt={data.now} />}
    </dl>
  );
}

function LiveFigures({ log, readAt }: { log: TodayLog; readAt: number }) {
  const messages = useWords(todayMessages);
  const now = useNow(1000);
  const { recorded, lost } = liveFigures(log, readAt, now);
  const minutes = Math.floor(recorded / 60);
  return (
    <>
      <div>
        <dt>{messages.deck.recorded}</dt>
        <dd>{messages.deck.duration(Math.floor(minutes / 60), minutes % 60)}</dd>
      </div>
      <div data-bad={lost > 0 || undefined}>
        <dt>{messages.deck.lost}</dt>
        <dd>{shortClock(lost)}</dd>
      </div>
    </>
  );
}
