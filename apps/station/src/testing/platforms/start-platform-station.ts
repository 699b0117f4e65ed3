import { afterAll } from 'vitest';
import { createFakeClock } from '../../platform/fake-clock.ts';
import { startStation } from '../station.ts';
import { startPlatforms } from './start-platforms.ts';

/** One station and its platforms for all tests of a file, with one clock; both stop with the file. */
export async function startPlatformStation() {
  const clock = createFakeClock();
  const platforms = await startPlatforms(clock.now);
  afterAll(() => platforms[Symbol.asyncDispose]());
  const server = await startStation({ clock, env: { ...platforms.env, POSTKIT_VIDEO_HEIGHT: '90' } });
  afterAll(() => server.close());
  return { clock, platforms, server };
}
