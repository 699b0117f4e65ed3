import type { z } from 'zod';
import type { PlayoutElement, PlayoutForm, PlayoutReading, playoutSample } from '@postkit/sdk/schema';
import { fail } from '../../platform/errors/platform-errors.ts';
import {
  type Arrival,
  type GenericSetting,
  type InputSetting,
  playoutPresets,
  type PlayoutDecision,
  type PresetId,
  trySample,
} from '../../playout/index.ts';

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
  const { decisions, findings, encodings } = trySample(settingOf(sample), received, arrival);
  return {
    messages: decisions.map(elementOf),
    findings: findings.map(({ level, text }) => ({ level, text })),
    encodings: [...encodings],
  };
}

function settingOf({ system, form }: Sample): InputSetting {
  if (system !== undefined && form !== undefined)
    throw invalid('form', 'Give the system or the form of its messages, not both.');
  if (form) return { generic: genericOf(form) };
  if (system === undefined) throw invalid('system', 'Give the system or the form of its messages.');
  if (!isPreset(system)) throw invalid('system', `There is no playout system ${system}.`);
  return { preset: system };
}

function genericOf({
  form,
  fields,
  items,
  separator,
  pattern,
  length_unit,
  time_format,
}: PlayoutForm): GenericSetting {
  return {
    form,
    fields,
    ...(items !== undefined && { items }),
    ...(separator !== undefined && { separator }),
    ...(pattern !== undefined && { pattern }),
    ...(length_unit && { lengthUnit: length_unit }),
    ...(time_format !== undefined && { timeFormat: time_format }),
  };
}

function isPreset(id: string): id is PresetId {
  return Object.hasOwn(playoutPresets, id);
}

function elementOf({ fate, reason, message }: PlayoutDecision): PlayoutElement {
  const { kind, started_at_ms, ended_at_ms, planned_ms, played_ms } = message;
  const { title, artist, album, cart, playback_id, category, type, isrc, label, channel, fields } = message;
  return {
    fate,
    reason,
    kind,
    started_at_ms,
    ended_at_ms,
    planned_ms,
    played_ms,
    title,
    artist,
    album,
    cart,
    playback_id,
    category,
    type,
    isrc,
    label,
    channel,
    fields: { ...fields },
  };
}

function invalid(field: string, message: string) {
  return fail('request.invalid', { message: `${field}: ${message}`, fields: { [field]: [message] } });
}
