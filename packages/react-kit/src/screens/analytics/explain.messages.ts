import type { DownloadWindow, FigureReason } from '@postkit/sdk/schema';
import { defineMessages } from '../../words/define-messages.ts';

export const explainMessages = defineMessages('analytics/screen/explain', {
  title: 'How these downloads were counted',
  failed: 'Could not load the explanation.',
  loading: 'Loading the explanation',
  span: (from: string, to: string) => `${from} to ${to}, UTC`,
  ofEpisode: (name: string) => `Only requests for ${name}.`,
  narrowed: (chosen: string) =>
    `Only requests from ${chosen}. Checks of two bytes are not kept by country and platform.`,
  noRobots: 'Robots belong to no platform, so there are none here.',
  requests: 'Requests for audio',
  reasons: {
    robot: 'Robots',
    probe: 'Checks of two bytes',
    short: 'Under a minute',
    repeat: 'Parts and repeats',
    counted: 'Counted as downloads',
  } satisfies Record<FigureReason, string>,
  notes: {
    robot: 'User agents on the list of robots, and those that call themselves one',
    probe: 'Apps check whether ranges work',
    short: 'Less than 60 seconds, and less than a whole shorter episode',
    repeat: 'Further requests for a download that is already counted',
    counted: 'The first request with which a listener has a minute',
  } satisfies Record<FigureReason, string>,
  none: 'No requests with known reasons in these days.',
  older: (count: string, from: string) =>
    `The reasons of ${count} downloads are not kept. They begin on ${from}, at most 90 days ago.`,
  robots: 'Robots with the most requests',
  rule: 'Rule',
  window: 'Window',
  windows: {
    'calendar-day': 'Calendar day, UTC',
    'first-touch': '24 hours from the first request',
    'last-touch': '24 hours from the last request',
  } satisfies Record<DownloadWindow, string>,
  list: 'Robots and apps',
  listOf: (date: string) => `OPAWG, ${date}`,
  method: 'Methodology',
  close: 'Close',
  recount: 'Recount…',
  recountTitle: 'Recount by the current list',
  recountText: (from: string, before: string, after: string) =>
    `The days since ${from} are counted again. Downloads change from ${before} to ${after}.`,
  recountNothing:
    'The current list counts all requests of the last 90 days as they are. There is nothing to recount.',
  recountFailed: 'Could not start the recount.',
  recountLoadFailed: 'Could not load the difference.',
  recountStart: 'Recount',
  recountRunning: 'Recounting. You can close this dialog.',
  recountDone: 'The last 90 days are recounted.',
  recountBroken: 'The recount failed. Start it again to continue it.',
  change: 'Change',
  changeOf: (from: string, to: string) => `${from} → ${to}`,
  notCounted: 'robot, not counted',
});
