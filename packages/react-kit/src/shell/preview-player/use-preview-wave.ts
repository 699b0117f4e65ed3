import type { Peaks } from '@postkit/sdk/schema';
import { useQuery } from '@tanstack/react-query';
import { audioEventsQueries, type Preview } from '../../features/audio-events/index.ts';
import { episodesQueries } from '../../features/episodes/index.ts';
import type { WaveLevels } from '../../ui/wave/wave-levels.ts';
import { usePostKit } from '../../host/postkit-context.ts';

/** Parts of the whole waveform: one for about two pixels. */
const points = 480;
/** Peaks of each part, for their mean. */
const fineness = 8;

/** The waveform of an episode or an event in the player; undefined for other audio, and while it loads. */
export function usePreviewWave({ episodeId, eventId }: Preview): WaveLevels | undefined {
  const { client } = usePostKit();
  const ofEpisode = useQuery(episodesQueries.peaks(client, episodeId === undefined ? [] : [episodeId], points));
  const isEvent = eventId !== undefined && episodeId === undefined;
  const ofEvent = useQuery({
    ...audioEventsQueries.peaks(client, eventId ?? 0, points * fineness),
    enabled: isEvent,
    select: waveOf,
    retry: false,
  });
  return episodeId === undefined ? ofEvent.data : ofEpisode.data?.get(episodeId);
}

function waveOf({ min, max }: Peaks): WaveLevels {
  const loudest = max.map((high, at) => Math.max(0, high, -(min[at] ?? 0)));
  const parts = Array.from({ length: points }, (_, at) => loudest.slice(at * fineness, (at + 1) * fineness));
  return {
    peaks: Uint8Array.from(parts, (part) => Math.max(...part)),
    rms: Uint8Array.from(parts, (part) => part.reduce((sum, value) => sum + value, 0) / fineness),
  };
}
