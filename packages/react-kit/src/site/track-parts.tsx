import type { PublicTrack } from '@postkit/sdk/public';
import { Cover } from './site-block.tsx';

/** Artist and album, as far as they are known. */
export function trackDetail({ artist, album = '' }: PublicTrack): string {
  return [artist, album].filter((part) => part !== '').join(' · ');
}

/** The cover that the playout system gives; nothing without one. */
export function TrackCover({ track: { image_url }, size }: { track: PublicTrack; size: number }) {
  return image_url ? (
    <span className="pks-track-cover">
      <Cover src={image_url} size={size} />
    </span>
  ) : null;
}
