import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { audioEventOperations, episodeOperations } from '@postkit/sdk/operations';
import { audioEventsQueries } from '../../data/audio-events/index.ts';
import {
  type EpisodeAudio,
  episodeAudio,
  episodesQueries,
  useAudioWave,
  useEpisodesLive,
} from '../../data/episodes/index.ts';
import { type ScreenWait, useAccess, useScreen } from '../../host/frame/use-screen.ts';
import { usePostKit } from '../../host/postkit-context.ts';
import { type WaveLevels, waveLevels } from '../../ui/wave/wave-levels.ts';

/** The audio of an episode in any state, of an event of the station's archive, or any other audio. */
export type WaveformSource =
  | { episodeId: number }
  | { eventId: number }
  | {
      /** Address of an audio file or an HLS playlist, which the browser loads without credentials. */
      address: string;
      /** Loudest sample of each of many equal parts, 0 to 1; without them there is a plain track. */
      peaks?: readonly number[] | undefined;
      /** Length in seconds, if you know it before the audio loads. */
      seconds?: number | undefined;
    };

export interface WaveformAudio {
  endpoint: string;
  isForeign: boolean;
  /** Seconds; 0 while the length is unknown. */
  seconds: number;
  levels: WaveLevels | undefined;
  /** Loads the waveform again after a failure; null without one. */
  retryWave: (() => void) | null;
}

export type WaveformState =
  | ScreenWait
  | { status: 'silent'; audio: EpisodeAudio }
  | { status: 'ready'; audio: WaveformAudio };

/** The audio of a source, with the access that it needs. */
export function useWaveformSource(source: WaveformSource): WaveformState {
  const { client } = usePostKit();
  const episodeId = 'episodeId' in source ? source.episodeId : undefined;
  const eventId = 'eventId' in source ? source.eventId : undefined;
  const isEpisode = episodeId !== undefined;
  const access = useAccess((isEpisode ? episodeOperations : audioEventOperations).get.access);
  useEpisodesLive();
  const episode = useQuery({
    ...episodesQueries.one(client, episodeId ?? 0),
    enabled: access.isOpen && isEpisode,
  });
  const event = useQuery({
    ...audioEventsQueries.one(client, eventId ?? 0),
    enabled: access.isOpen && eventId !== undefined,
  });
  const state = useScreen<Parameters<typeof useScreen>[1]>(
    access,
    isEpisode ? { episode } : eventId === undefined ? {} : { event },
  );
  const wave = useAudioWave({ episodeId: episode.data && episodeId, eventId: event.data && eventId });
  const own = useOwnLevels('peaks' in source ? source.peaks : undefined);
  if ('address' in source) {
    const { address, seconds = 0 } = source;
    return {
      status: 'ready',
      audio: { endpoint: address, isForeign: true, seconds, levels: own, retryWave: null },
    };
  }
  if (state.status !== 'ready') return state;
  const shared = { isForeign: false, levels: wave.levels, retryWave: wave.retry };
  if (isEpisode && episode.data) {
    const audio = episodeAudio(episode.data);
    if (audio.state !== 'ready') return { status: 'silent', audio };
    // The download's address, because the public one counts a download.
    const endpoint = client.episodes.downloadAddress(episodeId, 'mp3', { withKey: true });
    return { status: 'ready', audio: { ...shared, endpoint, seconds: audio.seconds } };
  }
  const endpoint = client.audioEvents.playlistAddress(eventId ?? 0);
  return { status: 'ready', audio: { ...shared, endpoint, seconds: event.data?.duration ?? 0 } };
}

function useOwnLevels(peaks: readonly number[] | undefined): WaveLevels | undefined {
  return useMemo(() => {
    if (!peaks) return undefined;
    const samples = peaks.map((peak) => Math.round(Math.min(1, Math.max(0, peak)) * 127));
    return waveLevels(
      samples.map((sample) => -sample),
      samples,
      samples,
    );
  }, [peaks]);
}
