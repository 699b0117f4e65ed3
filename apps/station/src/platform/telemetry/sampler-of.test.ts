import { describe, expect, it } from 'vitest';
import { samplerOf } from './sampler-of.ts';

describe('samplerOf', () => {
  it.each([
    [{}, 'ParentBased{root=AlwaysOnSampler'],
    [{ OTEL_TRACES_SAMPLER: '', OTEL_TRACES_SAMPLER_ARG: '' }, 'ParentBased{root=AlwaysOnSampler'],
    [{ OTEL_TRACES_SAMPLER: 'always_on' }, 'AlwaysOnSampler'],
    [{ OTEL_TRACES_SAMPLER: 'always_off' }, 'AlwaysOffSampler'],
    [{ OTEL_TRACES_SAMPLER: 'parentbased_always_off' }, 'ParentBased{root=AlwaysOffSampler'],
    [{ OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.25' }, 'TraceIdRatioBased{0.25}'],
    [{ OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.5' }, 'ParentBased{root=TraceIdRatioBased{0.5}'],
  ])('of %o is %s', (env, name) => {
    expect(samplerOf(env).toString()).toMatch(new RegExp(`^${name.replaceAll(/[{}.]/g, String.raw`\$&`)}`));
  });

  it.each([
    [{ OTEL_TRACES_SAMPLER: 'sometimes' }, 'OTEL_TRACES_SAMPLER: must be one of always_on, always_off'],
    [{ OTEL_TRACES_SAMPLER: 'toString' }, 'OTEL_TRACES_SAMPLER: must be one of'],
    [{ OTEL_TRACES_SAMPLER_ARG: '2' }, 'OTEL_TRACES_SAMPLER_ARG: must be a number from 0 to 1'],
    [{ OTEL_TRACES_SAMPLER_ARG: 'half' }, 'OTEL_TRACES_SAMPLER_ARG: must be a number from 0 to 1'],
  ])('refuses %o', (env, message) => {
    expect(() => samplerOf(env)).toThrow(`Wrong setting: ${message}`);
  });
});
