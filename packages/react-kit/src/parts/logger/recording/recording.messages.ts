import { defineMessages } from '../../../words/define-messages.ts';
/** Texts about the recorder's state. */
export const recordingMessages = defineMessages('logger/recording', {
  /** For the button in the header. */
  short: {
    off: 'Off',
    connecting: 'Connecting',
    recording: 'REC',
    lost: 'Lost',
    silent: 'Silent',
    disk_full: 'Disk full',
    unknown: 'Unknown',
  },
  /** Connecting after audio was recorded. */
  reconnecting: 'Reconnecting',
  /** The same as a sentence that starts with the short text. `at` is a time by the station's clock, empty if unknown. */
  name: {
    off: (): string => 'Off: the broadcast is not being recorded',
    connecting: (): string => 'Connecting to the stream',
    recording: (): string => 'Recording',
    lost: (at: string) => `Lost: nothing recorded${sinceText(at)}`,
    silent: (at: string) => `Silent${sinceText(at)}`,
    disk_full: (at: string) => `Disk full: nothing recorded${sinceText(at)}`,
    unknown: (): string => 'Unknown: the station does not report whether it is recording',
  },
  title: {
    off: (): string => 'Recording is off',
    connecting: (): string => 'Connecting to the stream…',
    recording: (): string => 'Recording',
    lost: (at: string) => (at ? `Stream lost at ${at}` : 'Stream lost'),
    silent: (at: string) => `Silence${sinceText(at)}`,
    disk_full: (at: string) => `Disk full${sinceText(at)}`,
    unknown: (): string => 'Recording state unknown',
    recovered: (at: string) => `Recording again since ${at}`,
  },
  text: {
    off: 'The broadcast is not being recorded.',
    connecting: 'Recording starts with the first audio.',
    recording: '',
    lost: 'Nothing is being recorded. Reconnecting…',
    silent: 'The stream is connected but carries no sound. The silence is being recorded.',
    disk_full: 'Nothing is being recorded until there is space on the station’s disk.',
    unknown: 'The station did not respond. The state appears here when it responds again.',
  },
  address: 'Address',
  kind: 'Kind of stream',
  kinds: { http: 'Icecast or HTTP', hls: 'HLS', srt: 'SRT', rtp: 'RTP' },
  fallback: (mainError: string) => `Fallback. Main address: ${mainError}`,
  now: (title: string) => `Now: ${title}`,
  nowLabel: 'Now',
  lastTitle: 'Last title',
  level: 'Level',
  decibels: (level: number) => `${level < 0 ? '−' : ''}${Math.abs(Math.round(level))} dBFS`,
  oppositePhase:
    'The two channels are in opposite phase: mono players hear nothing. Swap the two wires of one channel.',
  since: 'Since',
  lastAudio: 'Last audio',
  stationTime: 'Station time',
  noLive: 'Live updates are interrupted. The state is checked every 15 seconds.',
});

function sinceText(at: string): string {
  return at && ` since ${at}`;
}
