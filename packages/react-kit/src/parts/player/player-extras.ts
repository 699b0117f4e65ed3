import type { ReactNode } from 'react';
import type { WidgetEpisode } from '@postkit/sdk/schema';

export interface MediaCommands {
  play: () => void;
  pause: () => void;
  seekTo: (seconds: number) => void;
  skip: (seconds: number) => void;
  /** Episodes to move by: -1 or 1. */
  step: (episodes: number) => void;
}

export interface PanelToggleProps {
  episode: WidgetEpisode;
  isOpen: boolean;
  onPress: () => void;
}

export interface PanelProps {
  episode: WidgetEpisode;
  audio: HTMLAudioElement;
  /** Plays from a position in seconds. */
  playFrom: (seconds: number) => void;
}

/** The parts of a player that its first sight does not need. A site loads them after the player is ready. */
export interface PlayerExtras {
  /** Opens the panel; empty for an episode that has neither chapters nor a transcript. */
  PanelToggle: (props: PanelToggleProps) => ReactNode;
  /** Chapters and transcript. */
  Panel: (props: PanelProps) => ReactNode;
  /** Shows the episode on the lock screen and connects media keys. Players share them: the latest to play has them. */
  connectMediaSession: (audio: HTMLAudioElement, episode: WidgetEpisode, commands: MediaCommands) => void;
}
