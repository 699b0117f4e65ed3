import { defineMessages } from '../../../words/define-messages.ts';
export const overviewMessages = defineMessages('analytics/screen/overview', {
  region: 'Overview',
  downloads: (span: string) => `Downloads, ${span}`,
  reach: 'Reach',
  rate: 'Listen-through',
  episodes: 'Episodes heard',
  change(percent: number, days: number): string {
    if (percent === 0) return `As many as in the ${days} days before`;
    return percent > 0 ? `${percent}% more than in the ${days} days before` : `${-percent}% fewer than in the ${days} days before`;
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
});
