type Defined<T> = { [K in keyof T]: Exclude<T[K], undefined> };

/** Drops undefined entries: with exactOptionalPropertyTypes, a library's optional prop may be absent but not undefined. */
export function defined<T extends object>(props: T): Defined<T> {
  const entries = Object.entries(props).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Defined<T>;
}
