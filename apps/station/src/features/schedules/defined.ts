type Defined<Fields> = { [Field in keyof Fields]: Exclude<Fields[Field], undefined> };

/** The fields that are not undefined. */
export function defined<Fields extends object>(fields: Fields): Defined<Fields> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Defined<Fields>;
}
