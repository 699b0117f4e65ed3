import { describe, expect, it } from 'vitest';
import { type PlayoutFault, playoutFaults } from './faults.ts';
import { playDay } from './play-day.ts';
import { scoreDay } from './score-day.ts';
import { createSyntheticDay, type SyntheticElement } from './synthetic-day.ts';
import { playoutWriters } from './writers/all-writers.ts';

const hour = 3_600_000;
const timezone = 'Europe/Berlin';

function hoursFrom(start: string, hours: number): SyntheticElement[] {
  const from_ms = Date.parse(start);
  return createSyntheticDay({ seed: 7, from_ms, to_ms: from_ms + hours * hour });
}

const afternoon = hoursFrom('2026-03-10T13:00:00Z', 2);
const nights = {
  'midnight and the doubled hour of autumn': hoursFrom('2026-10-24T21:00:00Z', 5),
  'the night whose hour is left out': hoursFrom('2026-03-28T22:00:00Z', 4),
};

/** The systems of which less than 98 % of the events are right, with their first faults. */
function wrongSystems(planned: readonly SyntheticElement[], fault: PlayoutFault) {
  const day = fault.day?.(planned) ?? planned;
  return playoutWriters.filter(fault.isFor).flatMap((writer) => {
    const packets = fault.play(writer, day, timezone);
    const score = scoreDay(writer, day, { packets, timezone, shift_ms: fault.shift_ms });
    const isRight = score.share >= 0.98 && score.events > 40;
    return isRight ? [] : [{ system: writer.preset, ...score, faults: score.faults.slice(0, 4) }];
  });
}

describe('a day of each system', () => {
  it.each(playoutFaults)('is logged as it aired, with the fault: $name', (fault) => {
    expect(playoutWriters.filter(fault.isFor).length).toBeGreaterThan(0);
    expect(wrongSystems(afternoon, fault)).toEqual([]);
  });

  it.each(Object.entries(nights))('is logged as it aired over %s', (_, day) => {
    const [faultless] = playoutFaults;
    expect(faultless && wrongSystems(day, faultless)).toEqual([]);
  });

  it.each(playoutWriters.map((writer) => [writer.preset, writer] as const))(
    'has fewer right events if messages are lost: %s',
    (_, writer) => {
      const packets = playDay(writer, afternoon, { timezone }).filter(
        ({ element }) => Number(element?.number) % 5 > 0,
      );
      const { share, faults } = scoreDay(writer, afternoon, { packets, timezone, shift_ms: 0 });
      expect(share).toBeLessThan(0.95);
      expect(faults).toContainEqual(expect.stringMatching(/^missing: /));
    },
  );
});
