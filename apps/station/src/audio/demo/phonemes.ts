/** A speech sound as targets for the synthesiser. Frequencies in Hz, durations in seconds, levels 0 to 1. */
export interface Phoneme {
  seconds: number;
  /** The three lowest formants. */
  formants: readonly [number, number, number];
  /** Level of the vocal cords. */
  voice: number;
  /** Level of breath noise through the teeth, and where it is strongest. */
  hiss: number;
  hissAt: number;
}

type Formants = readonly [number, number, number];

function vowel(formants: Formants): Phoneme {
  return { seconds: 0.105, formants, voice: 1, hiss: 0, hissAt: 3000 };
}

function hissing(seconds: number, hiss: number, hissAt: number, voice = 0): Phoneme {
  return { seconds, formants: [420, 1600, 2600], voice, hiss, hissAt };
}

function sonorant(formants: Formants, voice: number): Phoneme {
  return { seconds: 0.06, formants, voice, hiss: 0, hissAt: 3000 };
}

const CLOSED = hissing(0.045, 0, 3000);

/** Vowels of a grown man; a voice scales them. */
export const VOWELS: readonly [Phoneme, ...Phoneme[]] = [
  vowel([730, 1090, 2440]),
  vowel([270, 2290, 3010]),
  vowel([320, 870, 2240]),
  vowel([530, 1840, 2480]),
  vowel([570, 840, 2410]),
  vowel([500, 1500, 2500]),
  vowel([660, 1720, 2410]),
  vowel([400, 2000, 2550]),
];

/** Consonants: each is one phoneme, or a closure and its burst. */
export const CONSONANTS: readonly [Phoneme[], ...Phoneme[][]] = [
  [hissing(0.085, 0.55, 5600)],
  [hissing(0.09, 0.6, 2900)],
  [hissing(0.07, 0.22, 4600)],
  [hissing(0.06, 0.3, 5200, 0.4)],
  [hissing(0.05, 0.2, 1500)],
  [CLOSED, hissing(0.02, 0.6, 4200)],
  [CLOSED, hissing(0.025, 0.55, 1900)],
  [CLOSED, hissing(0.015, 0.45, 900)],
  [hissing(0.035, 0, 3000, 0.18), hissing(0.012, 0.35, 3600, 0.4)],
  [hissing(0.035, 0, 3000, 0.18), hissing(0.012, 0.3, 900, 0.4)],
  [sonorant([250, 1100, 2200], 0.5)],
  [sonorant([250, 1550, 2500], 0.5)],
  [sonorant([360, 1150, 2600], 0.65)],
  [sonorant([420, 1250, 1700], 0.65)],
  [sonorant([300, 750, 2200], 0.6)],
  [sonorant([280, 2200, 2900], 0.6)],
];
