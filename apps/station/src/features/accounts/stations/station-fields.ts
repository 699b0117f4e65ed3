import { timeZoneNamed } from '../../../platform/time-zone.ts';
import { invalidField } from '../user-errors.ts';

interface CheckedFields {
  readonly timezone?: string | undefined;
  readonly default_image?: string | undefined;
}

/** The fields with the time zone in its usual spelling. @throws request.invalid in words */
export function checkedFields<Fields extends CheckedFields>(fields: Fields): Fields {
  const { timezone, default_image: image = '' } = fields;
  if (image !== '' && !/^(?:\/(?!\/)|https?:\/\/)/.test(image)) {
    throw invalidField(
      'default_image',
      'Enter the address of an image: a path of the station, or one that starts with https://.',
    );
  }
  if (timezone === undefined) return fields;
  const known = timeZoneNamed(timezone);
  if (known === null)
    throw invalidField('timezone', `“${timezone}” is not a time zone. Choose one such as Europe/Berlin.`);
  return { ...fields, timezone: known };
}
