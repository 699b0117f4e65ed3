import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fillTenants } from './fill-tenants.ts';

const [folder = '', kinds = '[]'] = process.argv.slice(2);
const tenants = await fillTenants(join(folder, 'data'), JSON.parse(kinds));
await writeFile(join(folder, 'tenants.json'), JSON.stringify(tenants));
