import type { JobOptions } from '../audio/index.ts';
import type { StationContext } from '../context.ts';
import type { Features } from '../features.ts';
import { makeCatalogue } from './catalogue.ts';
import { addDemoClips } from './day/demo-audio.ts';
import { demoClips, firstDemoClips, type DemoClip } from './day/demo-clips.ts';
import { addDemoLibrary } from './day/demo-library.ts';
import { airedStations } from './demo-aired-stations.ts';
import { type DemoPart, makeDemoHours } from './demo-day.ts';
import { makeDemoDownloads } from './demo-downloads.ts';
import { demoEpisodeIds, makeDemoEpisodes } from './demo-episodes.ts';
import { makeDemoPlayout, playedStations } from './demo-playout.ts';
import { makeDemoSchedules } from './demo-schedules.ts';
import type { DemoStepName } from './demo-step-names.ts';

/** The time of the demo, and how its work runs. */
export interface DemoRun extends Required<Pick<JobOptions, 'signal' | 'turn'>> {
  /** Milliseconds since 1970 up to which the demo has a broadcast. */
  readonly now: number;
}

/** Makes a part of the demo. May run again after a crash, so it keeps its earlier work, and what users did meanwhile. */
type DemoStep = (run: DemoRun) => Promise<void>;

export function demoSteps(
  context: StationContext,
  features: Features,
): Readonly<Record<DemoStepName, DemoStep>> {
  const { accounts, audioEvents } = features;
  const aired = () => airedStations(accounts);
  const first = () => aired()[0];
  const place = ({ now }: DemoRun) => ({ station: first().station, timezone: first().timezone, now });
  const clips =
    (wanted: readonly DemoClip[]): DemoStep =>
    ({ signal, turn }) =>
      addDemoClips(context, audioEvents, first().station, { clips: wanted, signal, turn });
  const hours =
    (part: DemoPart): DemoStep =>
    ({ now, signal }) =>
      makeDemoHours(context, features, aired(), { part, now, signal });
  const episodes =
    (daysBack: number): DemoStep =>
    (run) =>
      makeDemoEpisodes(features, place(run), daysBack);
  return {
    catalogue: async (run) => {
      await makeCatalogue(features);
      await makeDemoPlayout(features, playedStations(accounts), run);
    },
    'first-clips': clips(firstDemoClips),
    'latest-hours': hours('latest'),
    clips: clips(demoClips),
    'day-0': hours(0),
    library: (run) => addDemoLibrary(context, audioEvents, first().station, run),
    'day-1': hours(1),
    'episodes-1': episodes(1),
    'day-2': hours(2),
    'episodes-2': episodes(2),
    'day-3': hours(3),
    'episodes-3': episodes(3),
    'day-4': hours(4),
    'episodes-4': episodes(4),
    'day-5': hours(5),
    'day-6': hours(6),
    downloads: async (run) => {
      const episodeIds = await demoEpisodeIds(features, place(run));
      await makeDemoDownloads(features, first().station, { ...run, episodeIds });
    },
    schedules: ({ now }) => makeDemoSchedules(features, first().station, { now }),
  };
}
