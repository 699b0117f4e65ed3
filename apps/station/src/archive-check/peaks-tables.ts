import type { ArchiveStore, SegmentLocation } from '../audio/index.ts';

/** Finds segments without a waveform; reads the table of each file once while its segments follow each other. */
export class PeaksTables {
  readonly #store: Pick<ArchiveStore, 'peaksOffsets'>;
  readonly #missing = new Map<string, Set<number>>();
  #file = '';
  #offsets: ReadonlySet<number> = new Set();

  constructor(store: Pick<ArchiveStore, 'peaksOffsets'>) {
    this.#store = store;
  }

  async look({ file, offset }: Pick<SegmentLocation, 'file' | 'offset'>): Promise<void> {
    if (this.#file !== file) {
      this.#offsets = await this.#store.peaksOffsets(file);
      this.#file = file;
    }
    if (this.#offsets.has(offset)) return;
    const missing = this.#missing.get(file) ?? new Set();
    this.#missing.set(file, missing.add(offset));
  }

  missing(): { file: string; segments: number }[] {
    return [...this.#missing].map(([file, offsets]) => ({ file, segments: offsets.size }));
  }
}
