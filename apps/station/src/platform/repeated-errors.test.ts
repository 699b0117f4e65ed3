import { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { createFakeClock } from './fake-clock.ts';
import { createLog } from './log.ts';
import { createRepeatedErrors } from './repeated-errors.ts';

function openLog() {
  const lines: { msg: string; repeated?: number; err: { message: string } }[] = [];
  const destination = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  const clock = createFakeClock();
  const report = createRepeatedErrors({ log: createLog({ logLevel: 'info' }, destination), clock });
  return {
    clock,
    report,
    logged: () => lines.splice(0).map(({ msg, err, repeated = 0 }) => [msg, err.message, repeated]),
  };
}

describe('createRepeatedErrors', () => {
  it('logs the first error at once and its repetitions once a minute with their number', () => {
    const { clock, report, logged } = openLog();
    const fail = (times: number) => {
      for (let count = 0; count < times; count += 1)
        report(new Error('disk is full'), 'the channel could not be written');
    };
    fail(1);
    expect(logged()).toEqual([['the channel could not be written', 'disk is full', 0]]);
    fail(239);
    expect(logged()).toEqual([]);
    clock.advance(60_000);
    expect(logged()).toEqual([['the channel could not be written', 'disk is full', 239]]);
    fail(2);
    clock.advance(60_000);
    expect(logged()).toEqual([['the channel could not be written', 'disk is full', 2]]);
  });

  it('logs an error at once again after a minute without it', () => {
    const { clock, report, logged } = openLog();
    report(new Error('disk is full'), 'no');
    clock.advance(60_000);
    report(new Error('disk is full'), 'no');
    expect(logged()).toHaveLength(2);
  });

  it('logs different errors, and the same error of different work, each at once', () => {
    const { report, logged } = openLog();
    report(new Error('disk is full'), 'a');
    report(new Error('disk is full'), 'b');
    report(new TypeError('x is undefined'), 'a');
    report('text', 'a');
    expect(logged()).toHaveLength(4);
  });
});
