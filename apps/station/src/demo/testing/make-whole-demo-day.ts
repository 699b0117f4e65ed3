import type { TestStation } from '../../testing/index.ts';
import { firstStation } from '../../testing/index.ts';
import { demoDays } from '../day/demo-air.ts';
import { addDemoClips } from '../day/demo-audio.ts';
import { firstDemoClips } from '../day/demo-clips.ts';
import { makeDemoHours } from '../demo-day.ts';

/** Gives the first station of a server a clip of each kind, and the whole broadcast of the demo up to `now` (Unix milliseconds). */
export async function makeWholeDemoDay(
  { context, features, ...server }: TestStation,
  now: number,
  { hasPlayout = false } = {},
): Promise<void> {
  const station = firstStation({ context, features, ...server });
  const { title, timezone } = station;
  const options = {
    turn: { lane: 'interactive', station: null },
    signal: new AbortController().signal,
  } as const;
  await addDemoClips(context, features.audioEvents, station, { clips: firstDemoClips, ...options });
  for (let part = 0; part < demoDays; part += 1) {
    await makeDemoHours(context, features, [{ station, title, timezone, talks: hasPlayout, hasPlayout }], {
      part,
      now,
    });
  }
}
