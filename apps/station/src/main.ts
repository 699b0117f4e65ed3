import { programFile } from './platform/station-files.ts';
import { runSupervisor } from './supervisor/run-supervisor.ts';

await runSupervisor({
  entries: {
    web: programFile('web-process'),
    worker: programFile('worker-process'),
    recorder: programFile('recorder-process'),
  },
});
