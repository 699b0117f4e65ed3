import { createStation } from './app.ts';
import { explainStart } from './explain-start.ts';
import { runRole } from './supervisor/run-role.ts';

await runRole({
  role: 'worker',
  explain: explainStart,
  async start(link) {
    const { close } = await createStation({ link, tasks: ['worker'] });
    return { close };
  },
});
