import type { DemoAudioKind } from '../../audio/index.ts';

/** A stretch of audio for the demo broadcast. */
export interface DemoClip {
  readonly kind: DemoAudioKind;
  readonly seed: number;
  /** Full segments of 4.969 s. */
  readonly segments: number;
}

/** Nearly five minutes: enough that no two hours sound the same. */
export const demoClips: readonly DemoClip[] = [
  ...clips('speech', [0, 1, 2, 3], 5),
  ...clips('music', [0, 1, 2, 3, 4], 4),
  ...clips('news', [6, 9], 3),
  ...clips('promo', [2, 7, 10], 3),
  ...clips('jingle', [1, 2, 3], 1),
];

/** The first of each kind, with which a broadcast is complete. */
export const firstDemoClips: readonly DemoClip[] = demoClips.filter(
  (clip, index) => demoClips.findIndex(({ kind }) => kind === clip.kind) === index,
);

function clips(kind: DemoAudioKind, seeds: readonly number[], segments: number): DemoClip[] {
  return seeds.map((seed) => ({ kind, seed, segments }));
}
