import type { PlayoutForm } from '@postkit/sdk/schema';

/** The unit of a length that is a plain number. `auto`: seconds, or milliseconds if it would be hours of seconds. */
export type LengthUnit = NonNullable<PlayoutForm['length_unit']>;

const [second, minute, hour, day] = [1000, 60_000, 3_600_000, 86_400_000];
/** Longer ones are no length of an element, but a time or a broken number. */
const longest = 7 * day;
/** Numbers of an unknown unit from which on they are milliseconds: four hours, if they were seconds. */
const longestSeconds = 14_400;

/**
 * A length in milliseconds: a number in `unit`, `MM:SS`, `HH:MM:SS` with or without a fraction, or an ISO 8601 duration. Undefined
 * for no length and null for a text that is none.
 */
export function readLength(
  value: string | number | null | undefined,
  unit: LengthUnit,
): number | null | undefined {
  const text = String(value ?? '').trim();
  if (text === '') return undefined;
  const ms = numberOf(text, unit) ?? clockOf(text) ?? isoOf(text) ?? lettersOf(text);
  return ms === undefined || ms > longest ? null : Math.round(ms);
}

function numberOf(text: string, unit: LengthUnit): number | undefined {
  if (!/^\d{1,12}(?:[.,]\d{1,9})?$/.test(text)) return undefined;
  const value = Number(text.replace(',', '.'));
  return unit === 'milliseconds' || (unit === 'auto' && value >= longestSeconds) ? value : value * second;
}

function clockOf(text: string): number | undefined {
  const found = /^(?:(\d{1,3}):)?(\d{1,4}):(\d{1,2})(?:[.,](\d{1,9}))?$/.exec(text);
  if (!found) return undefined;
  const [, hours = '0', minutes = '0', seconds = '0', fraction = '0'] = found;
  if (Number(seconds) > 59 || (found[1] !== undefined && Number(minutes) > 59)) return undefined;
  return Number(hours) * hour + Number(minutes) * minute + Number(`${seconds}.${fraction}`) * second;
}

function isoOf(text: string): number | undefined {
  const [all, days = '0', hours = '0', minutes = '0', seconds = '0'] =
    /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:[.,]\d+)?)S)?)?$/i.exec(text) ?? [];
  if (all === undefined || !/\d/.test(all)) return undefined;
  return (
    Number(days) * day +
    Number(hours) * hour +
    Number(minutes) * minute +
    Number(seconds.replace(',', '.')) * second
  );
}

function lettersOf(text: string): number | undefined {
  const [, amount = '', unit = ''] = /^(\d{1,12}(?:[.,]\d+)?)\s*(ms|msec|s|sec|seconds?)$/i.exec(text) ?? [];
  return unit === ''
    ? undefined
    : Number(amount.replace(',', '.')) * (unit.toLowerCase().startsWith('m') ? 1 : second);
}
