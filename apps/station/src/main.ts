import { programArguments } from './platform/program-arguments.ts';
import { programFile } from './platform/station-files.ts';
import { runSupervisor } from './supervisor/run-supervisor.ts';

const usage = `Runs the station of these settings until it is stopped: the server, its jobs and the recorder of logs.

  node apps/station/dist/main.js

Settings are variables of the environment, and lines of the file in POSTKIT_SETTINGS_FILE: PORT (4000), POSTKIT_DATA (./data),
POSTKIT_PUBLIC_URL and others. docs/guides/self-hosting.md describes all of them. SIGTERM stops the station, SIGHUP restarts its
server. Exits with 1 where the station cannot start.

Programs beside this one, each with --help: backup.js, check-archive.js, check-health.js and postkit-station.js.
`;

programArguments({ usage });

await runSupervisor({
  explainSettings: async (env) => (await import('./explain-settings.ts')).explainSettings(env),
  entries: {
    web: programFile('web-process'),
    worker: programFile('worker-process'),
    recorder: programFile('recorder-process'),
  },
});
