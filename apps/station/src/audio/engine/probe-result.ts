/** An audio track of a file. */
export interface AudioTrack {
  /** Number among all streams of the file, from 0. */
  stream: number;
  codec: string;
  /** Hz. */
  sample_rate: number;
  channels: number;
}

/** The metadata of a file, read without decoding. */
export interface ProbeResult {
  /** ffmpeg's name of the container, such as `mp3` or `mov,mp4,m4a,3gp,3g2,mj2`. */
  format: string;
  /** Declared length in milliseconds; null when the file does not declare one, or when it is a guess from the bit rate. */
  duration_ms: number | null;
  /** Length for scaling limits and progress; may be a guess. */
  estimated_ms: number | null;
  /** Of the first track, as is `sample_rate`. */
  codec: string;
  sample_rate: number;
  /** Every audio track that can be decoded, at least one; those of a television program are together. */
  tracks: [AudioTrack, ...AudioTrack[]];
  /** True for moving pictures; a cover image does not count. */
  has_video: boolean;
  /** Lines of the moving pictures; null without them. */
  video_height: number | null;
}
