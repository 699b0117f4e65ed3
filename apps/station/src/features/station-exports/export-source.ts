/** A file of an export before it is stored, or a file that cannot be part of it. */
export type ExportSource =
  | {
      readonly path: string;
      /** Key of a stored file, which gets a second name instead of a copy. */
      readonly key: string;
      /** Expected SHA-256; null if unknown. */
      readonly sha256: string | null;
    }
  | { readonly path: string; readonly content: () => AsyncIterable<string | Uint8Array> }
  /** A file that a program writes on the disk. */
  | { readonly path: string; readonly build: (file: string) => Promise<void> }
  | { readonly path: string; readonly reason: string };

/** The next file, and the percentage of the export that comes before it. */
export interface ExportStep {
  readonly source: ExportSource;
  readonly progress: number;
}
