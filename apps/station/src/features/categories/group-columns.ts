import { nameKey } from './category-names.ts';

type Columns<Fields> = {
  [Field in keyof Fields]: Fields[Field] extends boolean | undefined
    ? number
    : Exclude<Fields[Field], undefined>;
};

/** Columns for the given fields of a group, with flags as numbers. */
export function groupColumns<Fields extends object>(fields: Fields): Columns<Fields> {
  const set = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    set.map(([name, value]) => [name, typeof value === 'boolean' ? Number(value) : value]),
  ) as Columns<Fields>;
}

export function namedColumns(name: string) {
  return { name, name_key: nameKey(name) };
}
