import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../setup/testing/free-port.ts';

const CONFIG = `
storage: ./storage
auth: { htpasswd: { file: ./htpasswd } }
uplinks: {}
packages:
  '@postkit/*': { access: $all, publish: $all }
log: { type: stdout, format: pretty, level: warn }
`;

/**
 * Starts an empty registry for `@postkit` alone, in a folder.
 * @param {string} verdaccio the path of its program
 * @param {string} folder
 * @returns {Promise<{ url: string, settings: string, stop: () => void }>} `settings` are the lines for an .npmrc that uses it
 */
export async function startRegistry(verdaccio, folder) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'config.yaml'), CONFIG);
  const address = `127.0.0.1:${await freePort()}`;
  const child = spawn(process.execPath, [verdaccio, '--config', 'config.yaml', '--listen', address], {
    cwd: folder,
    stdio: 'pipe',
  });
  await /** @type {Promise<void>} */ (
    new Promise((resolve, reject) => {
      let printed = '';
      child.stdout.on('data', (chunk) => {
        printed += chunk;
        if (printed.includes(`http://${address}`)) resolve();
      });
      child.on('exit', (code) => reject(new Error(`The registry ended with ${code}:\n${printed}`)));
    })
  );
  const url = `http://${address}/`;
  return {
    url,
    settings: `@postkit:registry=${url}\n//${address}/:_authToken=rehearsal\n`,
    stop: () => void child.kill(),
  };
}
