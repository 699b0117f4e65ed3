import { useState } from 'react';
import { StationMark } from './station-mark.tsx';
import './station-logo.css';

export interface StationLogoProps {
  /** Complete address; empty if the station has none. */
  src: string;
}

/** The logo of a station; the mark if it has none, or if it does not load. */
export function StationLogo({ src }: StationLogoProps) {
  const [broken, setBroken] = useState('');
  if (src === '' || src === broken) return <StationMark />;
  return (
    <span className="pk-station-mark" data-logo aria-hidden="true">
      <img src={src} alt="" onError={() => setBroken(src)} />
    </span>
  );
}
