import { fileURLToPath } from 'node:url';
import { runSupervisor } from './supervisor/run-supervisor.ts';

const program = (file: string) => fileURLToPath(new URL(file, import.meta.url));

await runSupervisor({
  entries: {
    web: program('./web-process.ts'),
    worker: program('./worker-process.ts'),
    recorder: program('./recorder-process.ts'),
  },
});
