import { type PlatformType, publishAt } from '../../../testing/deliveries-of.ts';
import { startStation } from '../../../testing/station.ts';

// A station that sends an episode to a platform, which never responds.

const [dataDir = '', type, env = '{}'] = process.argv.slice(2);
const server = await startStation({ dataDir, env: JSON.parse(env) });
await publishAt(server, [type as PlatformType], { name: 'Sent once', social_share_text: 'Sent once' });
