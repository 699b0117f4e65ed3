type Defined<Fields> = { [Field in keyof Fields]: Exclude<Fields[Field], undefined> };

/** The fields that were given. */
export function defined<Fields extends object>(fields: Fields): Defined<Fields> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Defined<Fields>;
}
