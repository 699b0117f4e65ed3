import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import CircleSlash from 'lucide-react/icons/circle-slash';
import Clock from 'lucide-react/icons/clock';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import Unplug from 'lucide-react/icons/unplug';
import type { TodayEpisode } from '@postkit/sdk/schema';
import { usePreview } from '../../../data/audio-events/index.ts';
import { useLogMoment } from '../../../data/logger/index.ts';
import { usePostKit } from '../../../host/postkit-context.ts';
import type { StationSession } from '../../../host/session/station-session.ts';
import { useStores } from '../../../host/stores.ts';
import { clockInZone } from '../../../host/time/clock-in-zone.ts';
import { formatClock } from '../../../host/time/format-duration.ts';
import { useInternalLink } from '../../../host/use-internal-link.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Link } from '../../../ui/link/link.tsx';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import { useCanOpen } from '../area-link.tsx';
import { todayMessages } from '../today.messages.ts';
import { addressOf } from './address-of.ts';
import { type OrderText, orderText } from './order-text.ts';
import type { OrderRow } from './running-order.model.ts';

const shapes = {
  done: CircleCheck,
  failed: TriangleAlert,
  warning: TriangleAlert,
  lost: Unplug,
  due: Clock,
  busy: Clock,
  draft: CircleDashed,
  off: CircleSlash,
} as const;

interface OrderLineProps {
  row: OrderRow;
  session: StationSession;
  moment: { now: number; zone: string };
}

/** A line of the running order: time, state, what it is, and what the user can do with it. */
export function OrderLine({ row, session, moment }: OrderLineProps) {
  const catalogue = useCatalogue();
  const linkTo = useInternalLink();
  const canOpen = useCanOpen(session);
  const text = orderText(row, moment, catalogue);
  const address = addressOf(row, session.slug, canOpen);
  const Shape = shapes[text.look];
  return (
    <li className="pk-order-line" data-look={text.look}>
      <time className="pk-order-time">{clockInZone(row.at, session.timezone).slice(0, 5)}</time>
      <span className="pk-order-shape" aria-hidden="true">
        <Shape />
      </span>
      <div className="pk-order-text">
        <span className="pk-order-title">
          {address ? (
            <Link {...linkTo(address)} isQuiet>
              {text.title}
            </Link>
          ) : (
            text.title
          )}
        </span>
        <span className="pk-order-facts">{text.facts.map((fact) => `${fact}.`).join(' ')}</span>
      </div>
      <div className="pk-order-end">
        <When text={text} />
        <Action row={row} session={session} />
      </div>
    </li>
  );
}

function When({ text: { when, progress, title } }: { text: OrderText }) {
  if (!when) return null;
  return (
    <span className="pk-order-when">
      {when}
      {progress !== null && (
        <span
          className="pk-order-track"
          role="progressbar"
          aria-label={`${title}, ${when}`}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={progress}
        >
          <span style={{ width: `${progress}%` }} />
        </span>
      )}
    </span>
  );
}

function Action({ row, session }: { row: OrderRow; session: StationSession }) {
  const stores = useStores();
  const messages = useWords(todayMessages);
  const { host } = usePostKit();
  const canOpen = useCanOpen(session);
  const player = usePlayToday();
  if (row.kind === 'loss' && canOpen('audio')) {
    const show = () => {
      useLogMoment.in(stores).getState().ask(row.gap.start);
      host.navigate(`/${session.slug}/audio-editor`);
    };
    return (
      <Button
        size="small"
        aria-label={messages.order.showGapAt(clockInZone(row.gap.start, session.timezone))}
        onPress={show}
      >
        {messages.order.showGap}
      </Button>
    );
  }
  if (row.kind !== 'episode' || row.episode.media_status !== 'ready') return null;
  const { episode } = row;
  const isOn = player.playingId === episode.playlist_id;
  const length = formatClock(episode.duration);
  return (
    <Button
      size="small"
      icon={isOn ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
      aria-label={(isOn ? messages.order.pause : messages.order.play)(episode.name, length)}
      onPress={() => player.toggle(episode)}
    >
      {length}
    </Button>
  );
}

/** Plays the episodes of the day in the workspace's player. */
function usePlayToday(): { playingId: number | null; toggle: (episode: TodayEpisode) => void } {
  const stores = useStores();
  const { client } = usePostKit();
  const playingId = usePreview(({ preview, playing }) => (playing ? (preview?.episodeId ?? null) : null));
  return {
    playingId,
    toggle({ playlist_id: episodeId, name: title, show: artist }) {
      const { preview, play, toggle } = usePreview.in(stores).getState();
      if (preview?.episodeId === episodeId) toggle();
      // The download's address, because the public one counts a download.
      else
        play({
          title,
          artist,
          episodeId,
          endpoint: client.episodes.downloadAddress(episodeId, 'mp3', { withKey: true }),
        });
    },
  };
}
