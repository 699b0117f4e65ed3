import { describe, expect, it } from 'vitest';
import { type ConnectionType, connectionTypes } from '@postkit/sdk/schema';
import { makeDestination } from '@postkit/sdk/testing';
import { english } from '../../words/catalogue.ts';
import { findDestinations, isTypeOffered, showDestinations, withDestination } from './show-destinations.ts';

const one = (type: ConnectionType, id = 1) => makeDestination({ id, type });

describe('isTypeOffered', () => {
  it('WIZ-063 offers YouTube only if it is enabled', () => {
    expect(
      [{}, { enable_youtube: false }, { enable_youtube: true }].map((each) =>
        isTypeOffered('v_youtube', each, english),
      ),
    ).toEqual([false, false, true]);
  });

  it('WIZ-064 offers Megaphone only if it is allowed', () => {
    expect(
      [{}, { allow_megaphone: false }, { allow_megaphone: true }].map((each) =>
        isTypeOffered('megaphone', each, english),
      ),
    ).toEqual([false, false, true]);
  });

  it('WIZ-065 offers Omny unless it is refused', () => {
    expect(
      [{}, { allow_omny: false }, { allow_omny: true }].map((each) => isTypeOffered('omny', each, english)),
    ).toEqual([true, false, true]);
  });
});

describe('showDestinations', () => {
  it('WIZ-062 WIZ-067 lists every type, video types included, feeds first', () => {
    const all = connectionTypes.map((type, id) => one(type, id + 1));
    const groups = showDestinations(all, [], { enable_youtube: true, allow_megaphone: true }, english);
    expect(groups.map(({ type }) => type)).toEqual([
      'rss',
      'webwidget',
      'spreaker',
      'megaphone',
      'omny',
      'v_youtube',
      'v_facebook',
      'v_download',
      'v_advanced',
      'facebook',
      'twitter',
      'webhook',
    ]);
    expect(groups.map(({ type }) => type).toSorted()).toEqual([...connectionTypes].toSorted());
  });

  it('orders a type by name', () => {
    const feeds = [
      makeDestination({ id: 1, type: 'rss', title: 'Zulu' }),
      makeDestination({ id: 2, type: 'rss', title: '' }),
    ];
    expect(
      showDestinations(feeds, [], {}, english)[0]?.destinations.map(({ destination }) => destination.id),
    ).toEqual([2, 1]);
    const same = [3, 1, 2].map((id) => makeDestination({ id, type: 'rss', title: 'Tides' }));
    expect(
      showDestinations(same, [], {}, english)[0]?.destinations.map(({ destination }) => destination.id),
    ).toEqual([1, 2, 3]);
  });

  it('keeps the show’s destinations listed, and says why one could not be chosen again', () => {
    const [youtube, off] = [one('v_youtube', 1), makeDestination({ id: 2, type: 'rss', status: false })];
    expect(showDestinations([youtube, off], [], {}, english)).toEqual([
      { type: 'rss', destinations: [{ destination: off, isChosen: false, note: 'inactive' }] },
    ]);
    expect(showDestinations([youtube], [youtube], {}, english)).toEqual([
      { type: 'v_youtube', destinations: [{ destination: youtube, isChosen: true, note: 'not-offered' }] },
    ]);
  });
});

describe('showDestinations with a destination missing from the list', () => {
  const { id, type, title, resource_uri } = one('rss', 9);
  const feed = { id, type, title, resource_uri };

  it('shows a destination that only the show has, so that it can be removed', () => {
    expect(showDestinations([], [feed], {}, english)).toEqual([
      { type: 'rss', destinations: [{ destination: feed, isChosen: true, note: 'gone' }] },
    ]);
  });

  it('distinguishes it from the others of the station', () => {
    const other = one('rss', 2);
    const [group] = showDestinations([other], [feed], {}, english);
    expect(group?.destinations).toEqual(
      expect.arrayContaining([
        { destination: other, isChosen: false, note: null },
        { destination: feed, isChosen: true, note: 'gone' },
      ]),
    );
  });

  it('accepts one that was just created', () => {
    expect(showDestinations([], [feed], {}, english, 9)[0]?.destinations[0]?.note).toBeNull();
  });
});

describe('findDestinations', () => {
  it('matches names, ignoring case, and drops types without a match', () => {
    const groups = showDestinations(
      [makeDestination({ id: 1, title: 'Front page' }), one('rss', 2)],
      [],
      {},
      english,
    );
    expect(findDestinations(groups, 'FRONT', english).map(({ type }) => type)).toEqual(['webwidget']);
    expect(findDestinations(groups, '  ', english)).toEqual(groups);
    expect(findDestinations(groups, 'nothing', english)).toEqual([]);
  });
});

describe('withDestination', () => {
  it('WIZ-066 keeps the chosen ones as objects, each once', () => {
    const feed = one('rss', 2);
    const { id, type, title, resource_uri } = feed;
    const kept = [{ id, type, title, resource_uri }];
    expect(withDestination([], feed, true)).toEqual(kept);
    expect(withDestination(kept, feed, true)).toEqual(kept);
    expect(withDestination(kept, feed, false)).toEqual([]);
    const other = { ...feed, id: 3 };
    expect(withDestination(kept, other, true).map((each) => each.id)).toEqual([2, 3]);
    expect(withDestination(kept, other, false)).toEqual(kept);
  });
});
