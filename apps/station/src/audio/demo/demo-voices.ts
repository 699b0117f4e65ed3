/** What makes one speaker sound unlike another. */
export interface DemoVoice {
  /** Middle of the pitch, in Hz. */
  pitch: number;
  /** How far the melody of speech swings, as a share of the pitch. */
  melody: number;
  /** Size of the mouth: 1 for a man, more for shorter ones. */
  mouth: number;
  /** Tempo, 1 for easy reading. */
  pace: number;
  /** Share of breath in the voice. */
  breath: number;
  /** Place between left (-1) and right (1). */
  pan: number;
}

/** The speakers of the demo station. */
export const DEMO_VOICES: readonly [DemoVoice, ...DemoVoice[]] = [
  { pitch: 112, melody: 0.22, mouth: 1, pace: 1, breath: 0.04, pan: -0.06 },
  { pitch: 196, melody: 0.28, mouth: 1.16, pace: 1.06, breath: 0.07, pan: 0.06 },
  { pitch: 92, melody: 0.14, mouth: 0.95, pace: 0.88, breath: 0.05, pan: 0 },
  { pitch: 224, melody: 0.34, mouth: 1.2, pace: 1.14, breath: 0.1, pan: 0.1 },
  { pitch: 136, melody: 0.3, mouth: 1.05, pace: 1.18, breath: 0.06, pan: -0.1 },
  { pitch: 172, melody: 0.18, mouth: 1.12, pace: 0.94, breath: 0.12, pan: 0.03 },
];
