// Sends what a playout system sends, about a synthetic day: `npm run playout -- --system zetta --to 'http://…/playout/in/1/?token=…'`.
// Prints each message. `--speed 10` shortens all lengths to a tenth; `--fault` adds a fault of `npm run playout -- --list`.
import { parseArgs } from 'node:util';
import { playoutFaults } from '../src/playout/simulator/faults.ts';
import { createSender } from '../src/playout/simulator/sender.ts';
import { createSyntheticDay, hasten } from '../src/playout/simulator/synthetic-day.ts';
import { playoutWriters } from '../src/playout/simulator/writers/all-writers.ts';

const { values } = parseArgs({
  options: {
    system: { type: 'string', default: 'zetta' },
    // Address of an input: http or https, tcp://host:port, udp://host:port, or the path of a file. Absent: only print.
    to: { type: 'string' },
    fault: { type: 'string', default: 'none' },
    minutes: { type: 'string', default: '60' },
    speed: { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
    timezone: { type: 'string', default: Intl.DateTimeFormat().resolvedOptions().timeZone },
    list: { type: 'boolean', default: false },
  },
});

if (values.list) {
  console.log(`systems: ${playoutWriters.map(({ preset }) => preset).join(', ')}`);
  console.log(`faults: ${playoutFaults.map(({ name }) => name).join('; ')}`);
} else await simulate();

async function simulate(): Promise<void> {
  const writer = playoutWriters.find(({ preset }) => preset === values.system);
  const fault = playoutFaults.find(({ name }) => name === values.fault);
  const [minutes, speed] = [Number(values.minutes), Number(values.speed)];
  if (!writer || !fault) throw new Error('There is no such system or fault: see --list.');
  if (!(minutes > 0) || !(speed >= 1)) throw new Error('--minutes is more than 0, and --speed is 1 or more.');
  if (!fault.isFor(writer))
    throw new Error(`The system ${writer.preset} does not have the fault “${fault.name}”.`);
  const from_ms = Date.now();
  const to_ms = from_ms + minutes * 60_000 * speed;
  const planned = hasten(createSyntheticDay({ seed: Number(values.seed), from_ms, to_ms }), speed);
  const packets = fault.play(writer, fault.day?.(planned) ?? planned, values.timezone);
  await using sender = values.to === undefined ? null : createSender(values.to);
  for (const packet of packets) {
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, packet.at_ms - Date.now())));
    const outcome = sender ? await sender.send(packet) : 'not sent';
    const text = packet.query === '' ? new TextDecoder().decode(packet.bytes).trimEnd() : packet.query;
    console.log(`${new Date().toISOString()} ${outcome}\n${text}`);
  }
}
