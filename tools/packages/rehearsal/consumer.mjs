import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runPnpm } from '../run-pnpm.mjs';
import { runQuietly } from '../run-quietly.mjs';

/** @typedef {'npm' | 'pnpm' | 'bun'} Manager */

/** The code blocks of the kit's README are the app that consumers build. */
const EXAMPLE = /^```tsx\n([\s\S]*?)^```$/gm;

/**
 * Makes the folder of an app that uses the packages.
 * @param {string} root
 * @param {string} folder
 * @param {{ version: string, settings: string }} release `settings` are the lines of its .npmrc
 */
export function writeConsumer(root, folder, { version, settings }) {
  const { catalog } = versionsOf(root);
  mkdirSync(folder, { recursive: true });
  cpSync(join(root, 'tools/packages/rehearsal/consumer'), folder, { recursive: true });
  const example = [...readFileSync(join(root, 'packages/react-kit/README.md'), 'utf8').matchAll(EXAMPLE)]
    .map(([, code]) => code)
    .join('\n');
  writeFileSync(join(folder, 'shows.tsx'), example);
  writeFileSync(join(folder, '.npmrc'), settings);
  const dependencies = Object.fromEntries(
    ['sdk', 'react-kit', 'cli'].map((name) => [`@postkit/${name}`, version]),
  );
  const tools = [
    'react',
    'react-dom',
    '@types/react',
    '@types/react-dom',
    '@types/node',
    'typescript',
    'vite',
  ];
  const manifest = {
    private: true,
    type: 'module',
    dependencies: { ...dependencies, ...Object.fromEntries(tools.map((name) => [name, catalog(name)])) },
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
}

/** @param {string} root */
function versionsOf(root) {
  const settings = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8');
  /** @param {string} name */
  const catalog = (name) => new RegExp(`^ +'?${name}'?: +(\\S+)$`, 'm').exec(settings)?.[1] ?? 'latest';
  return { catalog };
}

/**
 * Installs the packages of a folder; a package that does not support this Node is an error.
 * @param {Manager} manager
 * @param {{ root: string, folder: string, env: NodeJS.ProcessEnv, bun: string }} options
 * @returns {Promise<string>}
 */
export function install(manager, { root, folder, env, bun }) {
  const options = { cwd: folder, env };
  if (manager === 'bun') return runQuietly(bun, ['install'], options);
  if (manager === 'pnpm')
    return runPnpm(root, ['install', '--no-frozen-lockfile', '--config.engineStrict=true'], options);
  return runQuietly('npm', ['install', '--no-audit', '--no-fund', '--engine-strict'], options);
}
