/** How the audio of a stream is encoded, and the title in its own headers. */
export interface StreamFacts {
  codec: string;
  sample_rate: number;
  channels: number;
  /** Bits per second; null if the stream does not declare them. */
  bit_rate: number | null;
  /** `artist - title` or the title, as Ogg names them; empty for none. */
  title: string;
}
