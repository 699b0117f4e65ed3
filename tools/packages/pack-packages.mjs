import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { SetupError } from '../setup/setup-error.mjs';
import { absoluteLinks } from './absolute-links.mjs';
import { finishManifest } from './finish-manifest.mjs';
import { PUBLISHED } from './published.mjs';
import { runPnpm } from './run-pnpm.mjs';
import { runQuietly } from './run-quietly.mjs';

/** @import { PublishedManifest } from './published.mjs' */

/** @typedef {{ dir: string, folder: string, tarball: string, manifest: PublishedManifest }} Packed `folder` has the files of the tarball */

/**
 * Packs every published package into `.cache/packages`: pnpm resolves `workspace:` and `catalog:`, then the manifest and the
 * README are finished. The same files give the same bytes.
 * @param {string} root
 * @param {string} address the repository's web address
 * @returns {Promise<Packed[]>}
 */
export async function packPackages(root, address) {
  const target = join(root, '.cache/packages');
  rmSync(target, { recursive: true, force: true });
  return Promise.all(
    PUBLISHED.map((dir) => pack(root, dir, { address, target: join(target, basename(dir)) })),
  );
}

/**
 * @param {string} root
 * @param {string} dir
 * @param {{ address: string, target: string }} options
 * @returns {Promise<Packed>}
 */
async function pack(root, dir, { address, target }) {
  if (!existsSync(join(root, dir, 'dist')))
    throw new SetupError(`${dir} is not built. Run \`npm run build\` first.`);
  mkdirSync(target, { recursive: true });
  const raw = join(target, 'raw.tgz');
  await runPnpm(root, ['pack', '--out', raw], {
    cwd: join(root, dir),
    env: { ...process.env, POSTKIT_PACK: '1' },
  });
  await runQuietly('tar', ['-xzf', raw], { cwd: target });
  rmSync(raw);
  const folder = join(target, 'package');
  const manifest = finishManifest(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')), {
    dir,
    address,
  });
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  const readme = readFileSync(join(folder, 'README.md'), 'utf8');
  writeFileSync(
    join(folder, 'README.md'),
    absoluteLinks(readme, { dir, address, tag: `v${manifest.version}` }),
  );
  copyFileSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  const tarball = `${manifest.name.replace('@', '').replace('/', '-')}-${manifest.version}.tgz`;
  const fixed = [
    '--sort=name',
    '--mtime=@0',
    '--owner=0',
    '--group=0',
    '--numeric-owner',
    '--use-compress-program=gzip -n',
  ];
  await runQuietly('tar', [...fixed, '-cf', tarball, 'package'], { cwd: target });
  return { dir, folder, tarball: join(target, tarball), manifest };
}
