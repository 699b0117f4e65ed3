// Runs tests of the station with OpenStack Swift as its S3 server: npm run test:s3 [-- filters of vitest]. With
// POSTKIT_TEST_DATABASE=postgres they run on PostgreSQL, and those of several machines too.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { hasSwift, startSwift } from './setup/start-swift.mjs';

/** Tests with a bucket. */
const FILTERS = [
  'platform/storage/objects',
  'platform/storage/create-object-storage',
  'src/object-storage',
  'src/several-machines',
  'move-files',
  'move-archive',
  'archive/archive-in-objects',
  'id3/id3-delivery',
  'campaigns/bucket-delivery',
  'backup/point-in-time',
  'backup/postgres',
];

if (hasSwift()) {
  const { stop, ...server } = await startSwift();
  try {
    const filters = process.argv.length > 2 ? process.argv.slice(2) : FILTERS;
    const env = { ...process.env, POSTKIT_TEST_S3: JSON.stringify(server) };
    const database = process.env['POSTKIT_TEST_DATABASE'] === 'postgres' ? 'postgres' : 'station';
    const projects = ['--project', database, '--project', `${database}-real-time`];
    const tests = spawn('vitest', ['run', ...projects, ...filters], { stdio: 'inherit', env });
    const [code] = await once(tests, 'exit');
    process.exitCode = code ?? 1;
  } finally {
    await stop();
  }
} else {
  process.stdout.write(
    'OpenStack Swift is not installed, so nothing was tested. On Debian: apt-get install swift-proxy swift-account swift-container swift-object\n',
  );
}
