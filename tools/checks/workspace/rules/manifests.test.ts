import { describe, expect, it } from 'vitest';
import { findingsOf, manifest } from '../testing/small-workspace.ts';
import { manifests } from './manifests.mjs';

const file = 'packages/sdk/package.json';
const found = (fields: object) => findingsOf(manifests, { [file]: manifest('packages/sdk', fields) });

describe('manifests', () => {
  it('requires a name, a licence and a type', () => {
    expect(
      found({ name: 'sdk', license: undefined, type: 'commonjs' }).map(({ message }) => message),
    ).toEqual(['"name" must be "@postkit/…"', '"license" must be "MIT"', '"type" must be "module"']);
  });

  it('requires the source before the build', () => {
    const sheet = { types: './dist/styles.css.d.ts', default: './dist/styles.css' };
    const exports = { '.': { default: './dist/index.js' }, './x': './dist/x.js', './styles.css': sheet };
    expect(found({ exports }).map(({ message }) => message)).toEqual([
      'entry "." must begin with the condition postkit-source',
      'entry "./x" must begin with the condition postkit-source',
    ]);
  });

  it('finds a listed member that does not exist', () => {
    expect(findingsOf(manifests, { [file]: undefined })).toEqual([
      { file, message: 'is listed in pnpm-workspace.yaml but does not exist' },
    ]);
  });
});
