import type { EpisodeSummary } from '@postkit/sdk/schema';
import { useQuery } from '@tanstack/react-query';
import { usePostKit } from '../../../host/postkit-context.ts';
import { formatClock } from '../../../screen/time/format-duration.ts';
import { type Range, RangeSlider } from '../../../ui/slider/range-slider.tsx';
import { Slider } from '../../../ui/slider/slider.tsx';
import { Wave } from '../../../ui/wave/wave.tsx';
import { episodesQueries } from '../../episodes/index.ts';
import { shareClipsMessages as messages } from '../share-clips.messages.ts';
import { limitedRange, movedRange, shownSeconds, usableSeconds } from './clip-range.ts';

export interface RangePickerProps {
  episode: EpisodeSummary;
  /** Start of the shown part, in seconds. */
  shownFrom: number;
  range: Range;
  onChange: (shownFrom: number, range: Range) => void;
}

/** Chooses up to 90 seconds on the wave of an episode. */
export function RangePicker({ episode, shownFrom, range, onChange }: RangePickerProps) {
  const { client } = usePostKit();
  const wave = useQuery(episodesQueries.peaks(client, [episode.playlist_id], 2000)).data?.get(episode.playlist_id);
  const seconds = usableSeconds(episode.duration);
  const shown = Math.min(shownSeconds, seconds);
  const [start, end] = range;
  const place = { left: `${((start - shownFrom) / shown) * 100}%`, width: `${((end - start) / shown) * 100}%` };
  const source = client.episodes.downloadAddress(episode.playlist_id, 'mp3', { withKey: true });
  return (
    <div className="pk-stack">
      <div className="pk-clip-wave" data-deck>
        <span className="pk-clip-window" style={place} />
        <Wave levels={wave} from={shownFrom / episode.duration} to={(shownFrom + shown) / episode.duration} when="now" />
      </div>
      <RangeSlider
        label={messages.range}
        thumbLabels={[messages.start, messages.end]}
        value={range}
        minValue={shownFrom}
        maxValue={shownFrom + shown}
        step={0.5}
        format={formatClock}
        onChange={(next) => onChange(shownFrom, limitedRange(next, range))}
      />
      <p className="pk-muted">{messages.seconds(end - start)}</p>
      {seconds > shown && (
        <Slider
          label={messages.part}
          value={shownFrom}
          maxValue={Math.floor(seconds - shown)}
          step={1}
          format={(from) => `${formatClock(from)} – ${formatClock(from + shown)}`}
          onChange={(from) => onChange(from, movedRange(range, from - shownFrom, seconds))}
        />
      )}
      <audio className="pk-clip-audio" aria-label={messages.listen} controls preload="none" src={`${source}#t=${start},${end}`} />
    </div>
  );
}
