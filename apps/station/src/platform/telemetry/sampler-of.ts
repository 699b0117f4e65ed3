import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace';
import type { SamplerName } from './sampler-names.ts';

/** The sampler of a name, which the SDK leaves to its user to read. @param ratio share of the traces, 0 to 1, where the sampler takes one */
export function samplerOf({
  sampler,
  ratio,
}: {
  readonly sampler: SamplerName;
  readonly ratio: number;
}): Sampler {
  const [root, followsParent] = [sampler.replace('parentbased_', ''), sampler.startsWith('parentbased_')];
  const own =
    root === 'always_on'
      ? new AlwaysOnSampler()
      : root === 'always_off'
        ? new AlwaysOffSampler()
        : new TraceIdRatioBasedSampler(ratio);
  return followsParent ? new ParentBasedSampler({ root: own }) : own;
}
