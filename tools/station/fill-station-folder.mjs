import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureBuilds } from '../setup/ensure-builds.mjs';
import { ensureDependencies } from '../setup/ensure-dependencies.mjs';
import { runCommand } from '../setup/run-command.mjs';
import { SetupError } from '../setup/setup-error.mjs';
import { bundledComponents, componentList, installedComponents } from './list-components.mjs';

/** Everything but packages: the built programs, the files that they read, and the built pages that they serve. */
export const COPIED = [
  'LICENSE',
  'package.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'apps/station/package.json',
  'apps/station/dist',
  'apps/station/src/audio/ear/model',
  'apps/station/src/features/analytics/agents/opawg.json',
  'apps/station/src/features/share-clips/fonts',
  'apps/station/src/postgres-baseline/baseline.sql',
  'apps/console/dist',
  'apps/docs/dist',
  'apps/widget/dist',
];
/** The built folders with a list of the packages that they contain. */
const BUNDLES = ['apps/station/dist', 'apps/console/dist'];
/** Members that are not copied, but whose manifests the lockfile names. */
const LISTED = [
  'apps/console',
  'apps/docs',
  'apps/widget',
  'e2e',
  'examples/station-site',
  'packages/cli',
  'packages/react-kit',
  'packages/sdk',
  'tools',
];

/**
 * Builds what a station needs at run time into a new folder: start it with `node apps/station/dist/main.js`.
 * It contains neither Node nor ffmpeg.
 * @param {string} root of the repository
 * @param {string} out
 * @param {{ cpu?: string | undefined }} [options] `cpu` as Node names it, such as `arm64`; default this machine's
 * @returns {Promise<void>}
 */
export async function fillStationFolder(root, out, { cpu = process.arch } = {}) {
  if (existsSync(out)) throw new SetupError(`${out} is there already. Name a new folder.`);
  await ensureDependencies(root);
  await ensureBuilds(root);
  for (const path of COPIED) {
    await cp(join(root, path), join(out, path), { recursive: true });
  }
  for (const member of LISTED) {
    await mkdir(join(out, member), { recursive: true });
    await cp(join(root, member, 'package.json'), join(out, member, 'package.json'));
  }
  await installPackages(root, out, cpu);
  await writeComponents(out);
}

/**
 * Writes `sbom.cdx.json`: what the programs and pages contain, and what is installed beside them.
 * @param {string} out
 */
async function writeComponents(out) {
  const { version } = JSON.parse(await readFile(join(out, 'apps/station/package.json'), 'utf8'));
  const built = await Promise.all(
    BUNDLES.map(async (dist) => bundledComponents(await readFile(join(out, dist, 'licences.md'), 'utf8'))),
  );
  const list = componentList({ name: 'PostKit', version }, [...built.flat(), ...installedComponents(out)]);
  await writeFile(join(out, 'sbom.cdx.json'), `${JSON.stringify(list, null, 2)}\n`);
}

/**
 * Installs the packages that the programs do not contain. Their ffmpeg is the system's, which exists for every processor.
 * @param {string} root
 * @param {string} out
 * @param {string} cpu
 */
async function installPackages(root, out, cpu) {
  const { packageManager } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const install = [
    '-y',
    packageManager,
    'install',
    '--frozen-lockfile',
    '--prod',
    '--package-import-method=copy',
    '--ignore-scripts',
    '--filter',
    '@postkit/station',
  ];
  const target = ['--os=linux', `--cpu=${cpu}`, '--libc=glibc'];
  const { code } = await runCommand('npx', [...install, ...target, '--config.pmOnFail=ignore'], { cwd: out });
  if (code !== 0) throw new SetupError('The packages of the station could not be installed.');
  for (const path of ['node_modules/.pnpm', 'apps/station/node_modules']) {
    await rm(join(out, path, path.endsWith('.pnpm') ? '@ffmpeg-binary+linux-x64@7.0.0' : '@ffmpeg-binary'), {
      recursive: true,
      force: true,
    });
  }
}
