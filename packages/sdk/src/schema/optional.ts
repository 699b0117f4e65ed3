/** A type whose fields may be absent or undefined, as those of an update. */
export type Optional<T> = { [Name in keyof T]?: T[Name] | undefined };
