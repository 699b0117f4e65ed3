import AudioLines from 'lucide-react/icons/audio-lines';
import { useState } from 'react';
import { useImageAddress } from '../../data/images/index.ts';

/** The image of an episode; a logo if it has none or loading fails. */
export function EpisodeImage({ image }: { image: string }) {
  const addressOf = useImageAddress();
  const [broken, setBroken] = useState('');
  if (image === '' || image === broken) {
    return (
      <span className="pk-videos-image pk-videos-logo" aria-hidden="true">
        <AudioLines />
      </span>
    );
  }
  return (
    <img
      className="pk-videos-image"
      src={addressOf(image)}
      alt=""
      width={56}
      height={56}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(image)}
    />
  );
}
