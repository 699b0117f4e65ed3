import type { PlayoutForm, PlayoutOptions } from '@postkit/sdk/schema';
import { fail } from '../../platform/errors/platform-errors.ts';
import {
  type GenericSetting,
  type InputSetting,
  playoutPresets,
  type PresetId,
  type ReaderOptions,
} from '../../playout/index.ts';

/** The system of an input or a sample, or the form of its messages. */
export interface ChosenSystem {
  readonly system: string | null | undefined;
  readonly form: PlayoutForm | null | undefined;
}

/**
 * The setting of a reader.
 * @throws request.invalid if the system is unknown, or if neither or both of system and form are given
 */
export function inputSetting({ system, form }: ChosenSystem, options: PlayoutOptions = {}): InputSetting {
  const own = readerOptions(options);
  if (typeof system === 'string' && form)
    throw invalid('form', 'Give the system or the form of its messages, not both.');
  if (form) return { generic: genericOf(form), framing: framingOfForm(form), options: own };
  if (typeof system !== 'string') throw invalid('system', 'Give the system or the form of its messages.');
  if (!isPreset(system)) throw invalid('system', `There is no playout system ${system}.`);
  return { preset: system, options: own };
}

export function isPreset(id: string): id is PresetId {
  return Object.hasOwn(playoutPresets, id);
}

/** Documents end by themselves, and other texts with their lines. */
function framingOfForm({ form }: PlayoutForm) {
  if (form === 'xml' || form === 'json') return form;
  return form === 'form' ? ('whole' as const) : ('line' as const);
}

export function readerOptions(options: PlayoutOptions): Partial<ReaderOptions> {
  const { channel, charset, date_order, length_unit, types, cart_types, own_names, template, stale_after_s } =
    options;
  return {
    ...(channel !== undefined && { channel: channel === '' ? null : channel }),
    ...(charset !== undefined && { charset: charset === '' ? null : charset }),
    ...(date_order && { dateOrder: date_order }),
    ...(length_unit && { lengthUnit: length_unit }),
    ...(types && { types }),
    ...(cart_types && { cartTypes: cart_types }),
    ...(own_names && { ownNames: own_names }),
    ...(template !== undefined && { template }),
    ...(stale_after_s !== undefined && { staleAfter_ms: stale_after_s * 1000 }),
  };
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

function invalid(field: string, message: string) {
  return fail('request.invalid', { message: `${field}: ${message}`, fields: { [field]: [message] } });
}
