import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TimelineItem } from '../../../data/timeline/timeline-model/timeline-item.ts';
import { expectedParts } from './item-edit.ts';
import type { TimelineCommand } from './timeline-command.ts';
import { totalDuration } from './timeline-facts.ts';
import {
  doCommand,
  markItem,
  redo,
  markEventReady,
  startHistory,
  undo,
  type TimelineHistory,
} from './timeline-history.ts';

function item(overrides: Partial<TimelineItem> = {}): TimelineItem {
  return {
    timelineId: 'a',
    type: 'original_audio',
    ads: false,
    name: 'Morning news',
    artist: '',
    eventId: 1,
    sourceId: 1,
    editId: null,
    preSegments: 0,
    postSegments: 0,
    durationMs: 60_000,
    fadeInMs: 0,
    fadeOutMs: 0,
    innerFades: [],
    gainDb: 0,
    innerLevels: [],
    category: 'Talk',
    processing: false,
    dirty: false,
    ...overrides,
  };
}

// Few ids, so that commands often name existing, removed and repeated items.
const ids = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
const items = fc.record({ timelineId: ids, durationMs: fc.nat(10_000_000) }).map((fields) => item(fields));
const distinct = fc.uniqueArray(items, { selector: ({ timelineId }) => timelineId });
const placed = fc.array(fc.record({ index: fc.integer({ min: -2, max: 9 }), item: items }));
const commands: fc.Arbitrary<TimelineCommand> = fc.oneof(
  fc.record({ kind: fc.constant('insert' as const), placed }),
  fc.record({ kind: fc.constant('remove' as const), timelineIds: fc.array(ids) }),
  fc.record({
    kind: fc.constant('move' as const),
    timelineIds: fc.array(ids),
    to: fc.integer({ min: -2, max: 9 }),
  }),
  fc.record({ kind: fc.constant('order' as const), timelineIds: fc.array(ids) }),
  fc.record({ kind: fc.constant('exchange' as const), timelineIds: fc.array(ids), placed }),
  fc.record({ kind: fc.constant('replace' as const), item: items }),
  fc.record({ kind: fc.constant('set' as const), items: distinct }),
);

function repeat(
  history: TimelineHistory,
  times: number,
  step: (history: TimelineHistory) => TimelineHistory,
): TimelineHistory {
  return Array.from({ length: times }).reduce<TimelineHistory>((current) => step(current), history);
}

describe('doCommand', () => {
  it('is undone and redone exactly, whatever the commands', () => {
    fc.assert(
      fc.property(distinct, fc.array(commands, { maxLength: 40 }), (start, list) => {
        const done = list.reduce(doCommand, startHistory(start));
        const undone = repeat(done, done.past.length, undo);
        expect(undone.items).toEqual(start);
        expect(undone.past).toEqual([]);
        expect(repeat(undone, undone.future.length, redo).items).toEqual(done.items);
      }),
    );
  });

  it('keeps each timeline id once, and the total equal to the sum of the items', () => {
    fc.assert(
      fc.property(distinct, fc.array(commands, { maxLength: 40 }), (start, list) => {
        const { items: left } = list.reduce(doCommand, startHistory(start));
        expect(new Set(left.map(({ timelineId }) => timelineId)).size).toBe(left.length);
        expect(totalDuration(left)).toBe(
          left.map(({ durationMs }) => durationMs).reduce((sum, value) => sum + value, 0),
        );
        expect(Number.isSafeInteger(totalDuration(left))).toBe(true);
      }),
    );
  });

  it('EDITOR-040 moves an item among the others', () => {
    const history = startHistory(['a', 'b', 'c'].map((timelineId) => item({ timelineId })));
    const moved = doCommand(history, { kind: 'move', timelineIds: ['a'], to: 2 });
    expect(moved.items.map(({ timelineId }) => timelineId)).toEqual(['b', 'c', 'a']);
  });

  it('moves several items next to each other in their order, as one step', () => {
    const history = startHistory(['a', 'b', 'c', 'd', 'e'].map((timelineId) => item({ timelineId })));
    const moved = doCommand(history, { kind: 'move', timelineIds: ['d', 'a'], to: 2 });
    expect(moved.items.map(({ timelineId }) => timelineId)).toEqual(['b', 'c', 'a', 'd', 'e']);
    expect(undo(moved).items).toEqual(history.items);
  });

  it('replaces an item by the parts of its split, as one step', () => {
    const history = startHistory(['a', 'b', 'c'].map((timelineId) => item({ timelineId })));
    const parts = expectedParts(item({ timelineId: 'b' }), { kind: 'split', atMs: 20_000 });
    const placed = parts.map((part, offset) => ({
      index: 1 + offset,
      item: item({ timelineId: offset === 0 ? 'b' : 'd', ...part }),
    }));
    const split = doCommand(history, { kind: 'exchange', timelineIds: ['b'], placed });
    expect(split.items.map(({ timelineId, durationMs }) => [timelineId, durationMs])).toEqual([
      ['a', 60_000],
      ['b', 20_000],
      ['d', 40_000],
      ['c', 60_000],
    ]);
    expect(totalDuration(split.items)).toBe(totalDuration(history.items));
    expect(undo(split).items).toEqual(history.items);
    expect(redo(undo(split)).items).toEqual(split.items);
    expect(undo(redo(undo(split))).items).toEqual(history.items);
  });

  it('records no command without effect, so that each undo changes something', () => {
    const history = startHistory([item()]);
    expect(doCommand(history, { kind: 'move', timelineIds: ['a'], to: 0 })).toBe(history);
    expect(doCommand(history, { kind: 'remove', timelineIds: ['gone'] })).toBe(history);
    expect(doCommand(startHistory([]), { kind: 'set', items: [] }).past).toEqual([]);
  });

  it('drops the redo history after a new command', () => {
    const undone = undo(doCommand(startHistory([item()]), { kind: 'set', items: [] }));
    expect(
      doCommand(undone, { kind: 'insert', placed: [{ index: 0, item: item({ timelineId: 'b' }) }] }).future,
    ).toEqual([]);
  });
});

describe('markItem', () => {
  it('EDITOR-058 marks an item with a running edit, on the timeline and in the undo history', () => {
    const removed = doCommand(startHistory([item()]), { kind: 'remove', timelineIds: ['a'] });
    expect(markItem(startHistory([item()]), 'a', { dirty: true }).items[0]?.dirty).toBe(true);
    expect(undo(markItem(removed, 'a', { dirty: true })).items[0]?.dirty).toBe(true);
    const marked = markItem(startHistory([item(), item({ timelineId: 'b' })]), 'b', { dirty: true });
    expect(marked.items.map(({ dirty }) => dirty)).toEqual([false, true]);
  });
});

describe('markEventReady', () => {
  it('EDITOR-060 clears the mark and sets the length, also of a removed item in the history', () => {
    const processing = item({ eventId: 7, processing: true, durationMs: 0 });
    const removed = doCommand(startHistory([processing]), { kind: 'remove', timelineIds: ['a'] });
    const [back] = undo(markEventReady(removed, 7, 64_969)).items;
    expect(back).toMatchObject({ processing: false, durationMs: 64_969 });
  });

  it('ignores an item that waits for another event', () => {
    const [left] = markEventReady(
      startHistory([item({ eventId: 1, editId: 7, processing: true })]),
      1,
      5,
    ).items;
    expect(left).toMatchObject({ processing: true, durationMs: 60_000 });
    const [other] = markEventReady(startHistory([item({ eventId: 1, processing: true })]), 7, 5).items;
    expect(other).toMatchObject({ processing: true, durationMs: 60_000 });
  });
});
