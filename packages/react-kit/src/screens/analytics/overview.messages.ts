import { defineMessages } from '../../words/define-messages.ts';
export const overviewMessages = defineMessages('analytics/screen/overview', {
  region: 'Overview',
  downloads: (span: string) => `Downloads, ${span}`,
  reach: 'Reach',
  rate: 'Listen-through',
  episodes: 'Episodes heard',
  change(percent: number, days: number): string {
    if (percent === 0) return `As many as in the ${days} days before`;
    return percent > 0
      ? `${percent}% more than in the ${days} days before`
      : `${-percent}% fewer than in the ${days} days before`;
  },
  noneBefore: (days: number) => `No downloads in the ${days} days before`,
  failed: 'Could not load the overview.',
  chart: 'Downloads by day, compared with the period before',
  chartDownloads: 'Downloads',
  chartBefore: (days: number) => `${days} days before`,
  best: 'Best episode',
  bestFacts: (show: string, downloads: string) => [show, `${downloads} downloads`].filter(Boolean).join(', '),
  note: 'Bots and repeats within a day are left out.',
  presets: 'Period',
  today: 'Today',
  lastDays: (days: number) => `Last ${days} days`,
  laterDay: (time: string, date: string) => `Days are in UTC: downloads since ${time} count for ${date}.`,
  earlierDay: (time: string, date: string) => `Days are in UTC: ${date} begins at ${time}.`,
});

export const retentionMessages = defineMessages('analytics/screen/overview/retention', {
  title: 'Minutes fetched',
  open: (name: string) => `Minutes fetched of ${name}`,
  openRate: (rate: string, name: string) => `${rate}: minutes fetched of ${name}`,
  loading: 'Loading minutes',
  failed: 'Could not load the minutes of this episode.',
  version: 'Audio version',
  versionOf: (number: number) => `Version ${number}`,
  revealing: (count: string, downloads: string) => `Minutes known: ${count} of ${downloads} downloads.`,
  whole: (count: string) => `Whole file, or parts of two versions: ${count}.`,
  earlier: (count: string) => `Counted before the station stored minutes: ${count}.`,
  note: 'A fetched minute was sent to a player. It may not have been heard.',
  none: 'No download shows its minutes yet',
  noneText:
    'Players that stream fetch an episode in ranges. Apps that download the whole file show no minutes.',
  first: 'First minute',
  middle: 'Middle',
  last: 'Last minute',
  view: 'View',
  views: { chart: 'Chart', table: 'Table' },
  chart: 'Share of downloads that fetched each minute. The table has the same figures.',
  chartLoading: 'Loading chart',
  from: 'From',
  downloads: 'Downloads',
  share: '% of these',
  fetched: (share: string, downloads: string) => `${share}, ${downloads} downloads`,
  export: 'Download CSV',
  close: 'Close',
});
