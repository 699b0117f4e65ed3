import { useEffect, useState } from 'react';
import type { WidgetEpisode } from '@postkit/sdk/schema';
import { prepare, restart, seek, setSpeed, setVolume, start } from './audio-commands.ts';
import type { PlayerProps } from './player-props.ts';
import { type Playback, usePlayback } from './use-playback.ts';
import { type Playlist, usePlaylist } from './use-playlist.ts';

export interface PlayerControls extends Playback {
  status: Playlist['status'];
  episodes: readonly WidgetEpisode[];
  episode: WidgetEpisode | undefined;
  /** The user pressed Play before the episodes had loaded. */
  isRequested: boolean;
  audio: HTMLAudioElement | null;
  setAudio: (audio: HTMLAudioElement | null) => void;
  toggle: () => void;
  seekTo: (seconds: number) => void;
  skip: (seconds: number) => void;
  choose: (episode: WidgetEpisode) => void;
  setSpeed: (speed: number) => void;
  setVolume: (volume: number) => void;
  toggleMute: () => void;
  retryAudio: () => void;
  retryPlaylist: () => void;
  onEnded: () => Promise<void>;
}

/** Connects the list of episodes to one audio element. Requests no audio before the user presses Play. */
export function usePlayer({ config, load, onAudio, extras }: PlayerProps): PlayerControls {
  const { autoplay, start: startAt } = config;
  const playlist = usePlaylist(load);
  const [audio, setAudio] = useState<HTMLAudioElement | null>(null);
  const [chosen, setChosen] = useState<WidgetEpisode>();
  const [isPlayPressed, setPlayPressed] = useState(false);
  const playback = usePlayback(audio);
  const episode = chosen ?? playlist.episodes[0];
  const firstAddress = playlist.episodes[0]?.audio_url;
  const isRequested = isPlayPressed && !episode && playlist.status === 'loading';
  const length = playback.length || (episode?.duration ?? 0);

  useEffect(() => {
    if (audio) onAudio?.(audio);
  }, [audio, onAudio]);

  useEffect(() => {
    if (audio && firstAddress) prepare(audio, firstAddress, startAt);
  }, [audio, firstAddress, startAt]);

  useEffect(() => {
    if (audio && episode && playback.playing)
      extras?.connectMediaSession(audio, episode, {
        play: () => start(audio),
        pause: () => audio.pause(),
        seekTo,
        skip,
        step,
      });
    // The handlers read the element itself, so they change only with the episode and its playback.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [audio, episode, playback.playing, extras]);

  useEffect(() => {
    if (!audio || !episode || !isPlayPressed) return;
    start(audio);
    setPlayPressed(false);
  }, [audio, episode, isPlayPressed]);

  function play(next: WidgetEpisode) {
    if (!audio) return;
    setChosen(next);
    // Otherwise the next episode would start at a position that was set before the first was loaded.
    audio.currentTime = 0;
    audio.src = next.audio_url;
    start(audio);
  }

  function step(by: number) {
    const next =
      playlist.episodes[
        playlist.episodes.findIndex(({ playlist_id }) => playlist_id === episode?.playlist_id) + by
      ];
    if (next) play(next);
  }

  function toggle() {
    if (!audio || !episode) setPlayPressed(!isPlayPressed);
    else if (playback.playing) audio.pause();
    else start(audio);
  }

  function choose(next: WidgetEpisode) {
    if (next.playlist_id === episode?.playlist_id) toggle();
    else play(next);
  }

  function seekTo(seconds: number) {
    if (audio) seek(audio, Math.min(Math.max(seconds, 0), length));
  }

  function skip(seconds: number) {
    if (audio) seekTo(audio.currentTime + seconds);
  }

  async function onEnded() {
    if (autoplay === 'next') step(1);
    if (autoplay !== 'live') return;
    const newest = await playlist.refresh();
    if (newest && newest.playlist_id !== episode?.playlist_id) play(newest);
  }

  return {
    ...playback,
    length,
    status: playlist.status,
    episodes: playlist.episodes,
    episode,
    isRequested,
    audio,
    setAudio,
    toggle,
    seekTo,
    skip,
    choose,
    setSpeed: (speed) => audio && setSpeed(audio, speed),
    setVolume: (volume) => audio && setVolume(audio, volume),
    toggleMute: () => audio && (audio.muted = !audio.muted),
    retryAudio: () => audio && restart(audio),
    retryPlaylist: playlist.retry,
    onEnded,
  };
}
