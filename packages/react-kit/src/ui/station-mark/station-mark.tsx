import './station-mark.css';

/** The mark of a station, and of the product before a station is known: waves on the station's colour. */
export function StationMark() {
  return (
    <span className="pk-station-mark" aria-hidden="true">
      <svg viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round">
        <path d="M2 7.5q2-3.5 4 0t4 0 4 0 4 0M2 12.5q2-3.5 4 0t4 0 4 0 4 0" />
      </svg>
    </span>
  );
}
