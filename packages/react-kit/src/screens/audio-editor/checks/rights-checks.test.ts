import { describe, expect, it } from 'vitest';
import { adItem, audioItem } from '../../../data/timeline/timeline-model/timeline-item.ts';
import { makeEvent } from '../../../testing/make-event.ts';
import { english } from '../../../words/catalogue.ts';
import { rightsChecks } from './rights-checks.ts';

const ruled = (event_id: number, title: string, category: string) => ({
  event_id,
  title,
  artist: '',
  category,
  seconds: 10,
});

describe('rightsChecks', () => {
  it('names what is left out and what must be accepted, at its place', () => {
    const items = [
      audioItem(makeEvent({ id: 7, duration: 12.5 }), 'a'),
      adItem('Ad', 'b'),
      audioItem(makeEvent({ id: 8, duration: 10 }), 'c'),
    ];
    const checks = rightsChecks(
      { left_out: [ruled(8, 'Buy a boat', 'Ads')], to_accept: [ruled(9, 'Blue Train', 'Music')] },
      items,
      english,
    );
    expect(checks).toEqual([
      {
        id: 'leftOut-8',
        severity: 'hint',
        text: '“Buy a boat” (Ads) is left out when you publish.',
        at: 12.5,
      },
      {
        id: 'asks-9',
        severity: 'warning',
        text: '“Blue Train” (Music) needs your acceptance when you publish.',
      },
    ]);
  });
});
