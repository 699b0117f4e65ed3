/** Something that the command palette runs. */
export interface Command {
  /** Unique in the palette; the list of recent commands stores it. */
  id: string;
  label: string;
  /** Heading under which the palette lists it. */
  group: string;
  /** Further words that find it. */
  words?: string | undefined;
  /** Shown after the label. */
  detail?: string | undefined;
  /** Keys that run it from anywhere, pressed one after the other. */
  keys?: readonly string[] | undefined;
  /** Address inside the workspace that the command opens, for commands that exist only while a search finds them. */
  to?: string | undefined;
  run(): void;
}

/** One line of the keyboard help: alternatives of keys that are pressed together. */
export interface KeyRow {
  keys: readonly (readonly string[])[];
  does: string;
}

/** Keys of one part of a screen in the keyboard help. */
export interface KeySection {
  title: string;
  rows: readonly KeyRow[];
}
