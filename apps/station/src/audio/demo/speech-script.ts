import type { DemoVoice } from './demo-voices.ts';
import { CONSONANTS, VOWELS, type Phoneme } from './phonemes.ts';
import type { SeededRandom } from './seeded-random.ts';

/** A phoneme in its sentence, with the pitch it is spoken at, in Hz, and its loudness. */
export interface SpokenPhoneme extends Phoneme {
  pitch: number;
  level: number;
}

const SILENCE: Phoneme = { seconds: 0.1, formants: [500, 1500, 2500], voice: 0, hiss: 0, hissAt: 3000 };

/** Generates the next sentence of an invented language: words with a stressed syllable, commas, a fall or rise at the end. */
export function speakSentence(voice: DemoVoice, random: SeededRandom): SpokenPhoneme[] {
  const phonemes: SpokenPhoneme[] = [];
  const words = random.whole(5, 13);
  const question = random.next() < 0.15;
  for (let word = 0; word < words; word += 1) {
    const through = word / words;
    const ending = word === words - 1;
    const base =
      voice.pitch *
      (1 + voice.melody * (0.45 - through) + (ending ? (question ? voice.melody : -voice.melody * 0.4) : 0));
    speakWord(phonemes, voice, base, random);
    if (!ending && random.next() < 0.18) phonemes.push(pause(random.between(0.12, 0.24), voice));
  }
  phonemes.push(pause(random.between(0.32, 0.7), voice));
  return phonemes;
}

function speakWord(phonemes: SpokenPhoneme[], voice: DemoVoice, base: number, random: SeededRandom): void {
  const syllables = random.pick([1, 1, 2, 2, 2, 3, 3, 4]);
  const stressed = random.whole(0, Math.min(1, syllables - 1));
  for (let syllable = 0; syllable < syllables; syllable += 1) {
    const stress = syllable === stressed;
    const pitch = base * (stress ? 1 + voice.melody * 0.5 : 1) * random.between(0.97, 1.03);
    const level = stress ? 1 : 0.72;
    const stretch = (stress ? 1.3 : 0.85) / voice.pace;
    if (random.next() < 0.88)
      for (const phoneme of random.pick(CONSONANTS))
        phonemes.push(toSpokenPhoneme(phoneme, 1 / voice.pace, pitch, level));
    phonemes.push(toSpokenPhoneme(random.pick(VOWELS), stretch, pitch, level));
    if (random.next() < 0.25)
      for (const phoneme of random.pick(CONSONANTS))
        phonemes.push(toSpokenPhoneme(phoneme, 0.9 / voice.pace, pitch * 0.97, level * 0.8));
  }
}

function toSpokenPhoneme(audio: Phoneme, stretch: number, pitch: number, level: number): SpokenPhoneme {
  return { ...audio, seconds: audio.seconds * stretch, pitch, level };
}

function pause(seconds: number, voice: DemoVoice): SpokenPhoneme {
  return { ...SILENCE, seconds, pitch: voice.pitch * 0.9, level: 0 };
}
