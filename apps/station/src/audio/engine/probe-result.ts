/** What a file says about itself, before anything is decoded. */
export interface ProbeResult {
  /** ffmpeg's name of the container, such as `mp3` or `mov,mp4,m4a,3gp,3g2,mj2`. */
  format: string;
  /** Declared length in milliseconds; null when the file does not say, or when it is a guess from the bit rate. */
  duration_ms: number | null;
  /** Length to scale limits and progress by, a guess included. */
  estimated_ms: number | null;
  codec: string;
  sample_rate: number;
  /** True for moving pictures; a cover image does not count. */
  has_video: boolean;
}
