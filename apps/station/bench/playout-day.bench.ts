// Plays a synthetic day as each playout system sends it, with every fault that such links have, and counts the events of the log that
// have the right moment, cart, category, title and artist. Prints the worst fault of each system.
// node --conditions=postkit-source apps/station/bench/playout-day.bench.ts
import { playoutPresets } from '../src/playout/index.ts';
import { playoutFaults } from '../src/playout/simulator/faults.ts';
import { scoreDay } from '../src/playout/simulator/score-day.ts';
import { createSyntheticDay } from '../src/playout/simulator/synthetic-day.ts';
import { playoutWriters } from '../src/playout/simulator/writers/all-writers.ts';

const timezone = 'Europe/Berlin';
/** The day whose clocks are put back. */
const from_ms = Date.parse('2026-10-24T22:00:00Z');
const planned = createSyntheticDay({ seed: 1, from_ms, to_ms: from_ms + 24 * 3_600_000 });

const results = playoutWriters.map((writer) => {
  const scores = playoutFaults
    .filter(({ isFor }) => isFor(writer))
    .map((fault) => {
      const day = fault.day?.(planned) ?? planned;
      const packets = fault.play(writer, day, timezone);
      return { fault: fault.name, ...scoreDay(writer, day, { packets, timezone, shift_ms: fault.shift_ms }) };
    });
  const worst = scores.toSorted((one, other) => one.share - other.share)[0];
  if (!worst) throw new Error(`no fault is for ${writer.preset}`);
  const { name } = playoutPresets[writer.preset];
  console.log(
    `${name}: ${scores.length} faults, ${worst.events} events, worst with “${worst.fault}”: ${worst.faults.slice(0, 3).join('; ')}`,
  );
  return {
    name: `playout day of ${name}, by the worst of ${scores.length} faults: events that are right`,
    ours: Number((100 * worst.share).toFixed(1)),
    unit: '%',
    budget: '>= 98 %',
  };
});
console.log(JSON.stringify(results));
