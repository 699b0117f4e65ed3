import { appendFileSync } from 'node:fs';
import { watchOutsideConnections } from './outside-connections.ts';

/** Loaded into each process of a station by NODE_OPTIONS. */
const file = process.env['OUTSIDE_CONNECTIONS'];
if (file) watchOutsideConnections((address) => appendFileSync(file, `${address}\n`));
