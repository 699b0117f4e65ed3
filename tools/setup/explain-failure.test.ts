import { describe, expect, it } from 'vitest';
import { explainFailure } from './explain-failure.mjs';

describe('explainFailure', () => {
  it.each([
    ['npm error code EAI_AGAIN', /could not be reached/],
    ['getaddrinfo ENOTFOUND registry.npmjs.org', /could not be reached/],
    ['ENOSPC: no space left on device, write', /disk is full/],
    ["EACCES: permission denied, mkdir '/x'", /may not be written/],
    ['ERR_PNPM_OUTDATED_LOCKFILE Cannot install', /does not fit/],
    ['something else', /lines above/],
  ])('explains %s', (output, words) => {
    expect(explainFailure(output)).toMatch(words);
  });
});
