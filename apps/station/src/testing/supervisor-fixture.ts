// A separate program: the supervisor with roles that do nothing.
import { fileURLToPath } from 'node:url';
import { hangLimits } from '../platform/heartbeat/hang-watch.ts';
import { runSupervisor } from '../supervisor/run-supervisor.ts';

const program = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** `FIXTURE_IMPATIENT` makes tests of roles that hang short. */
const hang = process.env['FIXTURE_IMPATIENT'] ? { report: 2000, kill: 4000, start: 60_000 } : hangLimits;

await runSupervisor({
  entries: {
    web: program('./web-fixture.ts'),
    worker: program('./worker-fixture.ts'),
    recorder: program('./recorder-fixture.ts'),
  },
  timing: { firstPause: 20, longestPause: 100, stable: 60_000, stopWithin: 500, hang },
});
