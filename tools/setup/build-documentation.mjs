import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildIsFresh, buildMember } from './ensure-builds.mjs';
import { ensureDependencies } from './ensure-dependencies.mjs';

/** @import { Report } from './report.mjs' */

const DOCS = 'apps/docs';

/** While this file is there, a station says that the documentation is being built. @param {string} root */
const markOf = (root) => join(root, DOCS, 'dist.building');

/**
 * Lets a station that starts now say that the documentation is being built, unless there is a former build of it.
 * @param {string} root
 */
export function announceDocumentation(root) {
  if (existsSync(join(root, DOCS, 'dist'))) rmSync(markOf(root), { force: true });
  else writeFileSync(markOf(root), '');
}

/**
 * Installs the packages of the documentation and builds it if it is older than its sources, with the processor time that the station
 * beside it leaves. A failure is printed; it is none of the station.
 * @param {string} root
 * @param {{ report: Report, hasher: (paths: readonly string[]) => string, url: string, signal: AbortSignal }} options
 * @returns {Promise<void>}
 */
export async function buildDocumentation(root, { report, hasher, url, signal }) {
  const started = performance.now();
  try {
    if (buildIsFresh(root, DOCS, undefined, hasher)) return;
    report.write('── Building the documentation\n');
    await ensureDependencies(root, { scope: 'documentation', report, signal, isIdle: true });
    // Stopped during the install of another program.
    if (signal.aborted) return;
    await buildMember(root, DOCS, undefined, { report, signal, hasher, isIdle: true });
    console.log(
      `The documentation is at ${url}/docs/ now (${((performance.now() - started) / 1000).toFixed(1)} s).`,
    );
  } catch (error) {
    if (signal.aborted) return;
    console.error(
      `The station runs without its documentation. ${error instanceof Error ? error.message : String(error)}`,
    );
  } finally {
    rmSync(markOf(root), { force: true });
  }
}
