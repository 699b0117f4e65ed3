import { readFileSync } from 'node:fs';

/** The version that the site documents. */
export function siteVersion(): string {
  const manifest = new URL('../../../packages/sdk/package.json', import.meta.url);
  const { version }: { version: string } = JSON.parse(readFileSync(manifest, 'utf8'));
  return `Version ${version}`;
}
