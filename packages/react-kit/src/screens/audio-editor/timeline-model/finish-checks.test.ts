import { describe, expect, it } from 'vitest';
import { adItem, type TimelineItem } from '../../../data/timeline/timeline-model/timeline-item.ts';
import { english } from '../../../words/catalogue.ts';
import { downloadProblem, finishProblem } from './finish-checks.ts';

const ad = adItem('Targeted Ads', 'ad');
const audio: TimelineItem = { ...ad, ads: false, eventId: 5, timelineId: 'audio' };
const good = { items: [audio], name: 'Morning', description: 'What happened.', showId: 4 };

describe('finishProblem', () => {
  it('EDITOR-105 EDITOR-106 checks event, title, description and show, and returns the first problem', () => {
    const bad = { items: [], name: ' ', description: '\n', showId: null };
    expect(finishProblem(bad, english)).toBe('Please add at least one event to the timeline.');
    expect(finishProblem({ ...bad, items: [audio] }, english)).toBe('Please add a title to the episode.');
    expect(finishProblem({ ...bad, items: [audio], name: 'Morning' }, english)).toBe(
      'Please add a description to the episode.',
    );
    expect(finishProblem({ ...good, showId: null }, english)).toBe('Please select a show.');
    expect(finishProblem(good, english)).toBeNull();
  });

  it('treats a timeline with only ads as empty', () => {
    expect(finishProblem({ ...good, items: [ad] }, english)).toBe(
      'Please add at least one event to the timeline.',
    );
  });
});

describe('downloadProblem', () => {
  it('EDITOR-067 EDITOR-068 EDITOR-069 requires audio first, then a show', () => {
    const needsShow = true;
    expect(downloadProblem({ items: [], showId: null, needsShow }, english)).toBe(
      'Please add at least one event to the timeline.',
    );
    expect(downloadProblem({ items: [audio], showId: null, needsShow }, english)).toBe(
      'Please select a show',
    );
    expect(downloadProblem({ items: [audio], showId: 4, needsShow }, english)).toBeNull();
  });

  it('requires no show from users who see no shows', () => {
    expect(downloadProblem({ items: [audio], showId: null, needsShow: false }, english)).toBeNull();
  });
});
