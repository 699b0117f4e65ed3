import { AlwaysOffSampler, AlwaysOnSampler, ParentBasedSampler, type Sampler, TraceIdRatioBasedSampler } from '@opentelemetry/sdk-trace';

type Environment = Readonly<Record<string, string | undefined>>;

/** The samplers of the specification, by their names in `OTEL_TRACES_SAMPLER`. */
const samplers: Readonly<Record<string, (ratio: number) => Sampler>> = {
  always_on: () => new AlwaysOnSampler(),
  always_off: () => new AlwaysOffSampler(),
  traceidratio: (ratio) => new TraceIdRatioBasedSampler(ratio),
  parentbased_always_on: () => new ParentBasedSampler({ root: new AlwaysOnSampler() }),
  parentbased_always_off: () => new ParentBasedSampler({ root: new AlwaysOffSampler() }),
  parentbased_traceidratio: (ratio) => new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
};

/** Reads `OTEL_TRACES_SAMPLER` and `OTEL_TRACES_SAMPLER_ARG`, which the SDK leaves to its user. @throws Error that names a wrong one */
export function samplerOf({ OTEL_TRACES_SAMPLER: name, OTEL_TRACES_SAMPLER_ARG: argument }: Environment): Sampler {
  const create = Object.entries(samplers).find(([known]) => known === (name || 'parentbased_always_on'))?.[1];
  if (!create) throw new Error(`Wrong setting: OTEL_TRACES_SAMPLER: must be one of ${Object.keys(samplers).join(', ')}`);
  const ratio = Number(argument || '1');
  if (!(ratio >= 0 && ratio <= 1)) throw new Error('Wrong setting: OTEL_TRACES_SAMPLER_ARG: must be a number from 0 to 1');
  return create(ratio);
}
