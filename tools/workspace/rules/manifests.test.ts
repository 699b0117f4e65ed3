import { describe, expect, it } from 'vitest';
import { findingsOf, manifest } from '../testing/small-workspace.ts';
import { manifests } from './manifests.mjs';

const file = 'packages/sdk/package.json';
const found = (fields: object, files = {}) => findingsOf(manifests, { [file]: manifest('packages/sdk', fields), ...files });

describe('manifests', () => {
  it('asks for a name, a licence and a type', () => {
    expect(found({ name: 'sdk', license: undefined, type: 'commonjs' }).map(({ message }) => message)).toEqual([
      '"name" must be "@postkit/…"',
      '"license" must be "MIT"',
      '"type" must be "module"',
    ]);
  });

  it('follows entries and commands to their sources, and leaves what is built', () => {
    const fields = {
      exports: { '.': { 'postkit-source': './src/index.ts', default: './dist/index.js' }, './styles.css': './dist/styles.css' },
      bin: { postkit: './bin/postkit.mjs' },
    };
    expect(found(fields)).toEqual([
      { file, message: 'leads to ./src/index.ts, which is not there' },
      { file, message: 'leads to ./bin/postkit.mjs, which is not there' },
    ]);
    expect(found(fields, { 'packages/sdk/src/index.ts': '', 'packages/sdk/bin/postkit.mjs': '' })).toEqual([]);
  });

  it('asks for the source before anything built', () => {
    expect(found({ exports: { '.': { default: './dist/index.js' }, './x': './dist/x.js' } })).toHaveLength(2);
  });

  it('misses a member that is listed and not there', () => {
    expect(findingsOf(manifests, { [file]: undefined })).toEqual([{ file, message: 'is listed in pnpm-workspace.yaml and not there' }]);
  });
});
