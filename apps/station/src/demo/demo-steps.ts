import type { Features } from '../features.ts';
import type { StationContext } from '../context.ts';
import { makeCatalogue } from './catalogue.ts';
import { makeDemoSchedules } from './demo-schedules.ts';
import { makeDemoDay } from './demo-day.ts';
import { makeDemoEpisodes } from './demo-episodes.ts';
import { makeDemoDownloads } from './demo-downloads.ts';
import type { DemoStep } from './demo-progress.ts';
import { demoStations } from './demo-stations.ts';

/** The parts of the demo station, in the order of their dependencies. */
export function demoSteps(context: StationContext, features: Features, companyId: number): DemoStep[] {
  const { accounts, audioEvents } = features;
  const now = context.clock.now();
  const [first, ...others] = demoStations.map(({ slug }) => accounts.stationAt(slug));
  if (!first) throw new Error('The demo has no station.');
  return [
    { name: 'catalogue', run: () => makeCatalogue(context, features, companyId) },
    { name: 'day', run: () => makeDemoDay(context, audioEvents, [first, ...others], { now }) },
    { name: 'episodes', run: () => makeDemoEpisodes(context, features, first, { now }) },
    { name: 'downloads', run: () => makeDemoDownloads(features, first, { now }) },
    { name: 'schedules', run: () => makeDemoSchedules(features, first, { now }) },
  ];
}
