import type { SoundFrames, SoundKind, SoundStretch } from '../../src/audio/index.ts';
import type { TrueStretch } from './part.ts';

const frameSamples = 512;
const frameSeconds = frameSamples / 16_000;

/** The kind that each frame was given. */
export function kindsOf(stretches: readonly SoundStretch[], frames: number): SoundKind[] {
  const kinds = Array.from<SoundKind>({ length: frames }).fill('unsure');
  for (const { from_ms, to_ms, kind } of stretches)
    kinds.fill(kind, Math.round(from_ms / 32), Math.round(to_ms / 32));
  return kinds;
}

/** Frames of some part of the truth. */
export interface Share {
  frames: number;
  right: number;
  unsure: number;
}

/** How many frames of a truth are right, in all and by language, track or wear. */
export function rightFrames(truth: readonly TrueStretch[], kinds: readonly SoundKind[]): Map<string, Share> {
  const shares = new Map<string, Share>();
  for (const { from, to, kind, of } of truth)
    for (const name of ['', ...of, kind]) {
      const share = shares.get(name) ?? { frames: 0, right: 0, unsure: 0 };
      shares.set(name, share);
      for (
        let at = Math.ceil(from / frameSamples);
        at < Math.min(Math.floor(to / frameSamples), kinds.length);
        at += 1
      ) {
        share.frames += 1;
        if (kinds[at] === kind) share.right += 1;
        if (kinds[at] === 'unsure') share.unsure += 1;
      }
    }
  return shares;
}

/** The distance in seconds of each border of a truth from the nearest one that was found with the same kind on one side. */
export function borderErrors(truth: readonly TrueStretch[], kinds: readonly SoundKind[]): number[] {
  const found = kinds.flatMap((kind, at) => (at > 0 && kind !== kinds[at - 1] ? [at] : []));
  return truth.flatMap(({ from, kind }, index) => {
    const before = truth[index - 1]?.kind;
    if (before === undefined || before === kind) return [];
    const fitting = found.filter((at) => kinds[at - 1] === before || kinds[at] === kind);
    return [Math.min(...fitting.map((at) => Math.abs(at * frameSeconds - from / 16_000)))];
  });
}

/** Borders that were found more than two seconds from any of a truth. */
export function falseBorders(truth: readonly TrueStretch[], kinds: readonly SoundKind[]): number {
  const found = kinds.flatMap((kind, at) => (at > 0 && kind !== kinds[at - 1] ? [at * frameSeconds] : []));
  return found.filter((at) => truth.every(({ from }) => Math.abs(at - from / 16_000) > 2)).length;
}

/**
 * The bare rule beside which the detector is measured: a voice in a tenth of three seconds is speech, and speech whose softest
 * twentieth of ten seconds is within 30 dB of its voice is speech over music.
 */
export function bareKinds({ voice, level }: SoundFrames): SoundKind[] {
  const kinds: SoundKind[] = [];
  for (let at = 0; at < voice.length; at += 1) {
    const near = voice.subarray(Math.max(0, at - 47), at + 48);
    const share = near.reduce((sum, value) => sum + (value >= 0.5 ? 1 : 0), 0) / near.length;
    if ((level[at] ?? 0) < -60 && share < 0.1) kinds.push('silence');
    else if (share < 0.1) kinds.push('music');
    else {
      const [from, to] = [Math.max(0, at - 156), at + 157];
      const voiced = level
        .slice(from, to)
        .filter((_, offset) => (voice[from + offset] ?? 0) >= 0.5)
        .toSorted();
      const soft = level.slice(from, to).toSorted();
      const floor = soft[Math.floor(0.05 * soft.length)] ?? 0;
      kinds.push(
        floor > (voiced[Math.floor(0.7 * voiced.length)] ?? 0) - 30 ? 'speech_over_music' : 'speech',
      );
    }
  }
  return kinds;
}
