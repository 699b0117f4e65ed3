/** The parameters of one speaker. */
export interface DemoVoice {
  /** Average pitch, in Hz. */
  pitch: number;
  /** How far the pitch varies in speech, as a share of the pitch. */
  melody: number;
  /** Formant scale: 1 for a grown man, more for a shorter vocal tract. */
  mouth: number;
  /** Tempo; 1 is a relaxed reading. */
  pace: number;
  /** Share of breath in the voice. */
  breath: number;
  /** Stereo position from left (-1) to right (1). */
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
