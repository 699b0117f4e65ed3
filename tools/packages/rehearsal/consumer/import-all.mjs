// Imports every entry of the packages, which `exports` of their package.json list.
import { readFileSync } from 'node:fs';

let count = 0;
for (const name of ['@postkit/sdk', '@postkit/react-kit']) {
  const { exports } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
  for (const entry of Object.keys(exports).filter((path) => !path.endsWith('.css'))) {
    const module = await import(name + entry.slice(1));
    if (Object.keys(module).length === 0) throw new Error(`${name + entry.slice(1)} exports nothing`);
    count += 1;
  }
}
console.log(count);
