import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '@postkit/sdk';
import { categoryColors } from '../../../data/categories/category-color.ts';
import { PostKitProvider } from '../../../host/postkit-provider.tsx';
import { failure, fakeStation } from '../../../testing/fake-station.ts';
import { makeEvent } from '../../../testing/make-event.ts';
import { stores } from '../../../testing/stores.ts';
import { whenIdle } from '../../../ui/idle/when-idle.ts';
import { nonePicked } from '../timeline-model/picked-events.ts';
import { DayRowView, type DayRowProps } from './day-row.tsx';

const moments: ((deadline: IdleDeadline) => void)[] = [];

function quietMoment(milliseconds = 50) {
  const callbacks = moments.splice(0);
  act(() =>
    callbacks.forEach((callback) => callback({ didTimeout: false, timeRemaining: () => milliseconds })),
  );
}

function openRow(props: Partial<DayRowProps>, { fails = false } = {}) {
  const row = { cards: [0, 1], gap: null, live: null };
  const events = [
    makeEvent({ id: 1 }, { title: 'Blue Train' }),
    makeEvent({ id: 2 }, { title: 'City news' }),
  ];
  const all: DayRowProps = {
    row,
    events,
    widths: [200, 180],
    liveWidth: 240,
    colors: categoryColors([]),
    zone: 'UTC',
    marks: new Map(),
    playingId: null,
    currentId: null,
    picked: nonePicked,
    stop: 7,
    isMoving: true,
    isVisible: true,
    isDragging: () => false,
    onAdd: () => {},
    onPlay: () => {},
    onGoTo: () => {},
    search: '',
    onPlayFrom: () => {},
    ...props,
  };
  const station = fakeStation({
    'audioEvents.peaksOf': ({ query }) => {
      if (fails) return failure(500, 'The disk is on holiday.');
      return {
        peaks: (query['events'] ?? '')
          .split(',')
          .map((id) => ({ id: Number(id), min: [-90], max: [90], rms: [40] })),
      };
    },
  });
  const client = createClient({
    baseUrl: 'https://post.example.org',
    station: 'wxyz',
    fetch: station.fetch,
    retries: 0,
    log: () => {},
  });
  const view = render(<DayRowView {...all} />, {
    wrapper: ({ children }) => (
      <PostKitProvider stores={stores} client={client} host={{ navigate: () => {}, setTitle: () => {} }}>
        {children}
      </PostKitProvider>
    ),
  });
  const update = (more: Partial<DayRowProps>) => view.rerender(<DayRowView {...all} {...more} />);
  return { ...view, update, calls: station.calls };
}

const cards = () => screen.queryAllByRole('group').map((card) => card.getAttribute('aria-label'));

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (callback: (deadline: IdleDeadline) => void) =>
    moments.push(callback),
  );
});

afterEach(() => {
  quietMoment();
});

describe('a row of the day', () => {
  it('is sketched at its cards’ widths while the list scrolls, and drawn when the browser is idle', () => {
    const { container } = openRow({});
    const sketches = [...container.querySelectorAll<HTMLElement>('.pk-event-sketch')];
    expect(sketches.map(({ style }) => style.width)).toEqual(['200px', '180px']);
    expect(cards()).toEqual([]);
    quietMoment();
    expect(cards()).toEqual(['Blue Train', 'City news']);
    expect(container.querySelector('.pk-event-sketch')).toBeNull();
  });

  it('is drawn from the start when the list does not scroll', () => {
    openRow({ isMoving: false });
    expect(cards()).toEqual(['Blue Train', 'City news']);
  });

  it('is sketched outside the visible part, and drawn when the browser is idle', () => {
    const { container } = openRow({ isMoving: false, isVisible: false });
    expect(container.querySelectorAll('.pk-event-sketch')).toHaveLength(2);
    quietMoment();
    expect(cards()).toEqual(['Blue Train', 'City news']);
  });

  it.each([
    ['its cards', false, '.pk-event'],
    ['their sound', true, 'canvas'],
  ])(
    'draws %s during a drag only in a frame with time for what the drawing before took',
    (_, isVisible, drawn) => {
      let now = 0;
      vi.spyOn(performance, 'now').mockImplementation(() => now);
      whenIdle(() => (now += 20));
      quietMoment();
      const { container } = openRow({ isMoving: false, isVisible, isDragging: () => true });
      quietMoment(30);
      expect(container.querySelector(drawn)).toBeNull();
      quietMoment();
      expect(container.querySelector(drawn)).not.toBeNull();
    },
  );

  it('is drawn within the idle period, so that the time it takes is known', () => {
    const { container } = openRow({ isMoving: false });
    const [callback] = moments.splice(0);
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    callback?.({ didTimeout: false, timeRemaining: () => 50 });
    expect(container.querySelector('canvas')).not.toBeNull();
  });

  it('shows other events in the same elements at once, and their sound when the browser is idle', () => {
    const { container, update } = openRow({ isMoving: false });
    quietMoment();
    const before = screen.getAllByRole('group');
    expect(container.querySelectorAll('.pk-event-wave canvas')).toHaveLength(2);
    update({
      isMoving: false,
      events: [makeEvent({ id: 3 }, { title: 'Harbour report' }), makeEvent({ id: 4 }, { title: 'So What' })],
    });
    expect(cards()).toEqual(['Harbour report', 'So What']);
    expect(screen.getAllByRole('group').map((card) => before.indexOf(card))).toEqual([0, 1]);
    expect(container.querySelectorAll('.pk-event-wave canvas')).toHaveLength(0);
    quietMoment();
    expect(container.querySelectorAll('.pk-event-wave canvas')).toHaveLength(2);
  });

  it('is drawn from the start in a browser without requestIdleCallback', () => {
    vi.stubGlobal('requestIdleCallback', undefined);
    openRow({});
    expect(cards()).toEqual(['Blue Train', 'City news']);
  });

  it('is drawn immediately if it has the tab stop, so that the card can be focused', () => {
    openRow({ stop: 1 });
    expect(cards()).toEqual(['Blue Train', 'City news']);
  });

  it('loads the sound of its cards in one request, once the list has stopped and the browser is idle', async () => {
    const { container, calls, update } = openRow({});
    const waves = () => container.querySelectorAll('.pk-event-wave canvas').length;
    quietMoment();
    quietMoment();
    expect(waves()).toBe(0);
    expect(container.querySelectorAll('.pk-event-wave[data-waiting]')).toHaveLength(2);
    update({ isMoving: false });
    quietMoment();
    expect(waves()).toBe(2);
    await waitFor(() => expect(calls.map(({ query }) => query['events'])).toEqual(['1,2']));
    update({ isMoving: true });
    expect(waves()).toBe(2);
  });

  it('shows no wave whose sound does not load, in a place that stays', async () => {
    const { container } = openRow({ isMoving: false }, { fails: true });
    quietMoment();
    await waitFor(() => expect(container.querySelectorAll('.pk-event-wave canvas')).toHaveLength(0));
    expect(container.querySelectorAll('.pk-event-wave:not([data-waiting])')).toHaveLength(2);
  });
});
