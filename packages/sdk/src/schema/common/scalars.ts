import { z } from 'zod';

/** Unix seconds, UTC. */
export const unixSeconds = z.int().min(0);

/** Unix seconds, UTC, of a publication, which an archive may date before 1970: negative then. */
export const publicationDate = z.int();

/** 1 for yes, 0 for no. */
export const bit = z.union([z.literal(0), z.literal(1)]);

/** 0 to 100. */
export const percentage = z.number().min(0).max(100);

/** `YYYY-MM-DD`, in the station's time zone. */
export const calendarDate = z.iso.date('This is not a date such as 2026-11-03.');

/** `HH:MM`, in the station's time zone. */
export const timeOfDay = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Enter a time such as 06:30.');

/** Whole number in a path or query: a number in code, digits on the wire. */
export const queryInteger = z.union([
  z.int(),
  z
    .string()
    .regex(/^-?\d{1,16}$/, 'This must be a whole number.')
    .transform(Number),
]);

/** One to 100 ids, separated by commas. */
export const queryIds = z
  .string()
  .regex(/^\d{1,15}(?:,\d{1,15}){0,99}$/, 'Separate one to 100 ids with commas, such as 12,34.');

/** `true` or `false` in a query. */
export const queryBoolean = z.union([
  z.boolean(),
  z.enum(['true', 'false', '1', '0']).transform((text) => text === 'true' || text === '1'),
]);

/** The slug of a station: the first segment of every path of the station. */
export const stationSlug = z.string().regex(/^[a-z0-9][a-z0-9-]{0,62}$/i, 'This is not a station.');

/** Text of at most `most` characters, with a message for the user if it is longer. */
export const text = (most: number) => z.string().max(most, `This is longer than ${most} characters.`);

/** An http or https address, or a path on the image origin, without spaces and backslashes; empty for none. */
export const imageAddress = z
  .string()
  .max(2048)
  .regex(
    /^(?:|https?:\/\/[^\s/\\][^\s\\]*|\/(?:[^\s/\\][^\s\\]*)?)$/i,
    'Enter a web address that starts with https:// or http://, or the path of an image.',
  );

/** An http or https address. */
export const httpAddress = z
  .url({ protocol: /^https?$/, error: 'Enter a web address that starts with https:// or http://.' })
  .max(2048);

/** An http or https address; empty for none. */
export const webAddress = z.union([z.literal(''), httpAddress]);

/** A language tag such as `en`, `pt-BR` or `zh-Hant-TW`; empty for none. */
export const languageTag = z
  .string()
  .regex(
    /^(?:[a-z]{2,3}(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?)?$/i,
    'Enter a language code such as en or pt-BR.',
  );

/** A path such as `/{station}/api/v1/show/12/`; a category's path ends with its encoded name. */
export const resourceUri = z.string().max(1024);

/** A resource as clients name it: its path, or the object of a response. */
export const resourceReference = z.codec(
  z.union([resourceUri, z.object({ resource_uri: resourceUri })]),
  resourceUri,
  {
    decode: (given) => (typeof given === 'string' ? given : given.resource_uri),
    encode: (uri) => uri,
  },
);

/** Rectangle in pixels of the source; all 0 is the whole image. */
export const croppings = z.object({
  /** Left edge in pixels of the source. */
  left: z.int().min(0),
  /** Top edge in pixels of the source. */
  top: z.int().min(0),
  /** Right edge in pixels of the source. */
  right: z.int().min(0),
  /** Bottom edge in pixels of the source. */
  bottom: z.int().min(0),
});
export type Croppings = z.output<typeof croppings>;

export const noCroppings: Croppings = { left: 0, top: 0, right: 0, bottom: 0 };
