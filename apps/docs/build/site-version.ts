import { readFileSync } from 'node:fs';

/** The version that the site documents. Between releases the packages have the version 0.0.0. */
export function siteVersion(): string {
  const manifest = new URL('../../../packages/sdk/package.json', import.meta.url);
  const { version }: { version: string } = JSON.parse(readFileSync(manifest, 'utf8'));
  return version === '0.0.0' ? 'Unreleased' : `Version ${version}`;
}
