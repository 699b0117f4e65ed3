import { createStation } from './app.ts';
import { explainStart } from './explain-start.ts';
import { runRole } from './supervisor/run-role.ts';
import { withTelemetry } from './with-telemetry.ts';

await runRole({
  role: 'worker',
  explain: explainStart,
  start: (link) =>
    withTelemetry('worker', async () => {
      const { close, context } = await createStation({ link, tasks: ['worker'] });
      return { close, media: () => context.engine.workerHealth() };
    }),
});
