/** How the audio of a stream is encoded. */
export interface StreamFacts {
  codec: string;
  sample_rate: number;
  channels: number;
  /** Bits per second; null if the stream does not declare them. */
  bit_rate: number | null;
}
