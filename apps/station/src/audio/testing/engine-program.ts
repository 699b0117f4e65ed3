// A separate program for the tests: runs one job, or starts one and waits to be killed.
import { createEngine } from '../engine/create-engine.ts';

const [mode = '', file = ''] = process.argv.slice(2);
const engine = createEngine();
if (mode === 'probe') {
  console.log((await engine.probe(file)).duration_ms);
} else {
  const { promise: started, resolve } = Promise.withResolvers<void>();
  void engine.ingest(
    { source: { demo: { seconds: 3600, kind: 'music', seed: 1 } } },
    { onSegment: () => resolve() },
  );
  await started;
  console.log(engine.workerPid());
}
