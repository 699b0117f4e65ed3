import { explainStart } from './explain-start.ts';
import type { FromRecorder, ToRecorder } from './features/logger/index.ts';
import { readConfig } from './platform/config.ts';
import { createLog } from './platform/log.ts';
import { startRecorder } from './start-recorder.ts';
import type { RoleLink } from './supervisor/role-messages.ts';
import { runRole } from './supervisor/run-role.ts';
import { withTelemetry } from './with-telemetry.ts';

await runRole({
  role: 'recorder',
  explain: explainStart,
  async start(link) {
    const config = readConfig(process.env, null);
    const running = await withTelemetry('recorder', () =>
      startRecorder({
        config,
        log: createLog(config),
        link: link as RoleLink<FromRecorder, ToRecorder>,
        onIdle: () => void running.close().then(() => process.exit(0)),
      }),
    );
    return running;
  },
});
