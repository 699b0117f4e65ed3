import type { SeededRandom } from '../../src/audio/demo/seeded-random.ts';
import { rate } from './decode.ts';
import type { Part, TrueKind, TrueStretch } from './part.ts';

export interface Sound {
  readonly samples: Float32Array;
  readonly kind: TrueKind;
  readonly of: readonly string[];
}

/**
 * Puts sounds one after another. With a random generator, half of the joins are crossfades of 0.5 to 3 s, whose middle is the
 * border; a silence and the end of an opening are cut hard.
 */
export function joined(name: string, sounds: readonly Sound[], random?: SeededRandom): Part {
  const total = sounds.reduce((sum, sound) => sum + sound.samples.length, 0);
  const samples = new Float32Array(total);
  const truth: TrueStretch[] = [];
  let at = 0;
  for (const [index, sound] of sounds.entries()) {
    const before = sounds[index - 1];
    const isHard = !random || !before || before.kind === 'silence' || sound.kind === 'silence';
    const isTheme = before?.kind === 'music' && sound.kind === 'speech_over_music';
    const fades = !isHard && !isTheme && random.next() < 0.5;
    const fade = fades
      ? Math.min(
          Math.round(random.between(0.5, 3) * rate),
          before.samples.length >> 1,
          sound.samples.length >> 1,
        )
      : 0;
    for (let back = 0; back < fade; back += 1)
      samples[at - fade + back] = (samples[at - fade + back] ?? 0) * (1 - back / fade);
    const from = at - fade;
    for (const [offset, value] of sound.samples.entries())
      samples[from + offset] =
        (samples[from + offset] ?? 0) + value * (fade > 0 ? Math.min(1, offset / fade) : 1);
    const border = from + (fade >> 1);
    const last = truth.at(-1);
    if (last) truth[truth.length - 1] = { ...last, to: border };
    at = from + sound.samples.length;
    truth.push({ from: border, to: at, kind: sound.kind, of: sound.of });
  }
  return { name, samples: samples.slice(0, at), truth };
}
