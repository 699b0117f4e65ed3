import type { z } from 'zod';
import type { PlayoutReading, playoutSample } from '@postkit/sdk/schema';
import { type Arrival, trySample } from '../../playout/index.ts';
import { inputSetting } from './input-setting.ts';
import { elementOf } from './playout-element.ts';

type Sample = z.output<typeof playoutSample>;

/**
 * Reads a message as an input would, without a memory of earlier ones.
 * @throws request.invalid if the system is unknown, or if neither or both of system and form are given
 */
export function readSample(sample: Sample, arrival: Arrival): PlayoutReading {
  const bytes = Buffer.from(sample.sample, sample.is_base64 ? 'base64' : 'utf8');
  const received = {
    bytes,
    query: sample.query,
    contentType: sample.content_type === '' ? null : sample.content_type,
  };
  const { decisions, findings, encodings } = trySample(
    inputSetting({ system: sample.system, form: sample.form }, sample.options),
    received,
    arrival,
  );
  return {
    messages: decisions.map(elementOf),
    findings: findings.map(({ level, text }) => ({ level, text })),
    encodings: [...encodings],
  };
}
