import { useState } from 'react';
import './station-mark.css';

/**
 * The mark of a station, and of the product before a station is known: its logo, or waves on the station's colour.
 * @param logo Complete address; empty if the station has none
 */
export function StationMark({ logo = '' }: { logo?: string | undefined }) {
  const [broken, setBroken] = useState('');
  if (logo !== '' && logo !== broken) {
    return (
      <span className="pk-station-mark" data-logo aria-hidden="true">
        <img src={logo} alt="" onError={() => setBroken(logo)} />
      </span>
    );
  }
  return (
    <span className="pk-station-mark" aria-hidden="true">
      <svg viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round">
        <path d="M2 7.5q2-3.5 4 0t4 0 4 0 4 0M2 12.5q2-3.5 4 0t4 0 4 0 4 0" />
      </svg>
    </span>
  );
}
