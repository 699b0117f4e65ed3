/** JSON of the fields whose values differ from `defaults`, which is `{}` for most rows. */
export function writeDifferingFields<Fields extends object>(fields: Fields, defaults: Fields): string {
  const initial = new Map(Object.entries(defaults).map(([name, value]) => [name, JSON.stringify(value)]));
  return JSON.stringify(
    Object.fromEntries(
      Object.entries(fields).filter(([name, value]) => JSON.stringify(value) !== initial.get(name)),
    ),
  );
}

/** Reads such JSON; absent fields have their defaults. */
export function readDifferingFields<Fields extends object>(text: string, defaults: Fields): Fields {
  return text === '{}' ? defaults : { ...defaults, ...(JSON.parse(text) as Partial<Fields>) };
}
