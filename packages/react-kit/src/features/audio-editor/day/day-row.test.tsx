import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { categoryColors } from '../../categories/category-color.ts';
import { nonePicked } from '../timeline-model/picked-events.ts';
import { makeEvent } from '../../../testing/make-event.ts';
import { DayRowView, type DayRowProps } from './day-row.tsx';

const moments: ((deadline: IdleDeadline) => void)[] = [];

function quietMoment() {
  const callbacks = moments.splice(0);
  act(() => callbacks.forEach((callback) => callback({ didTimeout: false, timeRemaining: () => 50 })));
}

function openRow(props: Partial<DayRowProps>) {
  const row = { cards: [0, 1], gap: null };
  const events = [makeEvent({ id: 1 }, { title: 'Blue Train' }), makeEvent({ id: 2 }, { title: 'City news' })];
  const all: DayRowProps = {
    row,
    events,
    widths: [200, 180],
    colors: categoryColors([]),
    zone: 'UTC',
    marks: new Map(),
    playingId: null,
    currentId: null,
    picked: nonePicked,
    stop: 7,
    isMoving: true,
    onAdd: () => {},
    onPlay: () => {},
    onGoTo: () => {},
    ...props,
  };
  return render(<DayRowView {...all} />);
}

const cards = () => screen.queryAllByRole('group').map((card) => card.getAttribute('aria-label'));

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (callback: (deadline: IdleDeadline) => void) => moments.push(callback));
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

  it('is drawn from the start in a browser without requestIdleCallback', () => {
    vi.stubGlobal('requestIdleCallback', undefined);
    openRow({});
    expect(cards()).toEqual(['Blue Train', 'City news']);
  });

  it('is drawn immediately if it has the tab stop, so that the card can be focused', () => {
    openRow({ stop: 1 });
    expect(cards()).toEqual(['Blue Train', 'City news']);
  });
});
