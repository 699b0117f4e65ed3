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

  it('names the log, where the output is in one', () => {
    expect(explainFailure('ENOSPC', '.cache/start.log')).toBe(
      'The disk is full. Free some space and start again. The whole output is in .cache/start.log.',
    );
    expect(explainFailure('something else', '.cache/start.log')).toBe(
      'The end of .cache/start.log says why.',
    );
  });
});
