import { useQuery } from '@tanstack/react-query';
import type { Peaks } from '@postkit/sdk/schema';
import { usePostKit } from '../../host/postkit-context.ts';
import type { WaveLevels } from '../../ui/wave/wave-levels.ts';
import { audioEventsQueries } from '../audio-events/index.ts';
import { episodesQueries } from './episodes.queries.ts';

/** Parts of the whole waveform: one for about two pixels. */
const points = 480;
/** Peaks of each part, for their mean. */
const fineness = 8;

interface AudioIds {
  episodeId?: number | undefined;
  eventId?: number | undefined;
}

export interface AudioWave {
  /** Undefined for other audio, while it loads, and after a failure. */
  levels: WaveLevels | undefined;
  /** Loads the waveform again after a failure; null without one. */
  retry: (() => void) | null;
}

/** The waveform of an episode, or of an event. */
export function useAudioWave({ episodeId, eventId }: AudioIds): AudioWave {
  const { client } = usePostKit();
  const ofEpisode = useQuery(
    episodesQueries.peaks(client, episodeId === undefined ? [] : [episodeId], points),
  );
  const ofEvent = useQuery({
    ...audioEventsQueries.peaks(client, eventId ?? 0, points * fineness),
    enabled: eventId !== undefined && episodeId === undefined,
    select: waveOf,
    retry: false,
  });
  const { isError, refetch } = episodeId === undefined ? ofEvent : ofEpisode;
  return {
    levels: episodeId === undefined ? ofEvent.data : ofEpisode.data?.get(episodeId),
    retry: isError ? () => void refetch() : null,
  };
}

function waveOf({ min, max }: Peaks): WaveLevels {
  const loudest = max.map((high, at) => Math.max(0, high, -(min[at] ?? 0)));
  const parts = Array.from({ length: points }, (_, at) => loudest.slice(at * fineness, (at + 1) * fineness));
  return {
    peaks: Uint8Array.from(parts, (part) => Math.max(...part)),
    rms: Uint8Array.from(parts, (part) => part.reduce((sum, value) => sum + value, 0) / fineness),
  };
}
